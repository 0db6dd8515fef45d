import type { Market } from './market.ts';
import { purchase } from './purchase.ts';
import { isRefused } from './refusal.ts';
import type { Timestamp } from './units.ts';

/** A purchase as the chain logged it. */
export interface PastPurchase {
  at: Timestamp;
  /** Quote tokens that the market got, fees not counted. */
  net: bigint;
  price: bigint;
  /** What the oracle said then, in its decimals; missing where the market has none. */
  oraclePrice?: bigint | undefined;
}

/** A market as it was between two purchases, in which only time moved its price. */
export interface Stretch {
  market: Market;
  from: Timestamp;
  to: Timestamp;
  /** What the oracle said at the end of it. */
  oraclePrice?: bigint | undefined;
}

/**
 * What a market was between its purchases, by the model, oldest first. It ends before the first purchase whose price the model does not give: from
 * there on its owner has changed how it moves, or the authority the defaults, and nothing computed would be true.
 *
 * @param opened - The market as it was created.
 */
export function replay(opened: Market, purchases: readonly PastPurchase[]): Stretch[] {
  const stretches: Stretch[] = [];
  let [market, from] = [opened, opened.start];
  for (const { at, net, price, oraclePrice } of purchases) {
    const outcome = purchase(market, { at, amount: net, ...(oraclePrice !== undefined && { oraclePrice }) });
    if (isRefused(outcome) || outcome.price !== price) return stretches;
    stretches.push({ market, from, to: at, oraclePrice });
    [market, from] = [outcome.market, at];
  }
  return stretches;
}
