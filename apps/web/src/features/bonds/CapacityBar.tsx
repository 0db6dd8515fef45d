import { Amount } from '../../ui/Amount.tsx';
import classes from './Bonds.module.css';
import type { BondMarket } from './queries.ts';
import { Term } from './Term.tsx';

const PERCENT = 100n;

/** What is left for sale, as an amount and as a part of what there was. */
export function CapacityBar({ market, left }: { market: BondMarket; left?: bigint }) {
  const { capacityType, payoutToken, quoteToken, initialCapacity, capacity } = market;
  const token = capacityType === 'quote' ? quoteToken : payoutToken;
  const rest = left ?? BigInt(capacity);
  const initial = BigInt(initialCapacity);
  const percent = initial === 0n ? 0 : Number((rest * PERCENT) / initial);
  return (
    <div>
      <p className={classes.soft} style={{ marginBottom: 6 }}>
        <Term of="capacity">Left</Term>: <Amount value={rest} decimals={token.decimals} symbol={token.symbol} /> ({percent} %)
      </p>
      <div className={classes.bar} aria-hidden>
        <span className={classes.fill} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
