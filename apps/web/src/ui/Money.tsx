import { usdText, usdValue } from '@althing/domain/treasury';
import type { Address } from '@althing/domain/units';
import { usePrice } from '../lib/prices/usePrices.ts';
import { Amount, type AmountProps } from './Amount.tsx';
import classes from './Money.module.css';

/** What an amount is worth at a price, e.g. `≈ $20.00`; nothing where no price is known, as that is not the same as being worth nothing. */
export function Worth({ value, decimals = 18, price }: { value: bigint; decimals?: number; price: number | null | undefined }) {
  const worth = usdValue(value, decimals, price);
  if (worth === null || value === 0n) return null;
  return (
    <span className={classes.usd} title={`At ${usdText(price ?? 0)} each`}>
      ≈ {usdText(worth)}
    </span>
  );
}

export interface PresentWorthProps {
  chainId: number;
  value: bigint;
  decimals?: number | undefined;
  /** The chain's own coin where it is left out. */
  token?: Address | undefined;
}

/** What an amount of a coin or token is worth now. */
export function PresentWorth({ chainId, value, decimals, token }: PresentWorthProps) {
  const price = usePrice(chainId, token);
  return <Worth value={value} price={price} {...(decimals === undefined ? {} : { decimals })} />;
}

export interface MoneyProps extends AmountProps {
  chainId: number;
  /** The chain's own coin where it is left out. */
  token?: Address | undefined;
}

/** An amount of a coin or token with its present value in USD beside it. */
export function Money({ chainId, token, ...amount }: MoneyProps) {
  return (
    <span>
      <Amount {...amount} /> <PresentWorth chainId={chainId} token={token} value={BigInt(amount.value)} decimals={amount.decimals} />
    </span>
  );
}
