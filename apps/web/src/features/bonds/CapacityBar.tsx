import { Amount } from '../../ui/Amount.tsx';
import classes from './Bonds.module.css';
import type { BondMarket } from './queries.ts';
import { Term } from './Term.tsx';

const PARTS = 1_000n;

/** What is left for sale, as an amount and as a part of what there was. */
export function CapacityBar({ market, left }: { market: BondMarket; left?: bigint }) {
  const { capacityType, payoutToken, quoteToken, initialCapacity, capacity } = market;
  const token = capacityType === 'quote' ? quoteToken : payoutToken;
  const rest = left ?? BigInt(capacity);
  const initial = BigInt(initialCapacity);
  const shown = market.isClosed ? BigInt(capacityType === 'quote' ? market.purchased : market.sold) : rest;
  const percent = initial === 0n ? 0 : Number((shown * PARTS) / initial) / 10;
  return (
    <div>
      <p className={classes.soft} style={{ marginBottom: 6 }}>
        {market.isClosed ? 'Sold before it was over' : <Term of="capacity">Left</Term>}:{' '}
        <Amount value={shown} decimals={token.decimals} symbol={token.symbol} /> ({percent.toFixed(percent % 1 === 0 ? 0 : 1)} %)
      </p>
      <div className={classes.bar} aria-hidden>
        <span className={classes.fill} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
