import { Amount } from '../../ui/Amount.tsx';
import { Worth } from '../../ui/Money.tsx';
import type { Held } from './summary.ts';
import classes from './Treasury.module.css';

/** The coin always, so that an empty contract reads as one; of tokens what is there. */
export function HeldAmounts({ held }: { held: readonly Held[] }) {
  const [coin, ...tokens] = held;
  const shown = [...(coin ? [coin] : []), ...tokens.filter(({ amount }) => amount > 0n)];
  return (
    <ul className={classes.amounts}>
      {shown.map(({ asset, amount }) => (
        <li key={asset.address}>
          <Amount value={amount} decimals={asset.decimals} symbol={asset.symbol} />{' '}
          {asset.usd === null && amount > 0n ? (
            <span className={classes.soft}>no price</span>
          ) : (
            <Worth value={amount} decimals={asset.decimals} price={asset.usd} />
          )}
        </li>
      ))}
    </ul>
  );
}
