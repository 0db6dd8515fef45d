import { type DutchAuctionMarket, isLive, type Market, type Moment, payoutOf } from './market.ts';
import { priceAt } from './price.ts';
import { isRefused, refuse, type Refused } from './refusal.ts';
import { withAdjustmentApplied, withDebtOf } from './settle.ts';
import { tuned } from './tune.ts';
import type { Timestamp } from './units.ts';

export interface PurchaseOrder extends Moment {
  /** Quote tokens, without the teller's fees. */
  amount: bigint;
  /** Smallest payout that the buyer accepts; 0 where missing. */
  minPayout?: bigint;
}

export interface Purchase {
  /** The market after the purchase. */
  market: Market;
  payout: bigint;
  /** Price of this purchase. */
  price: bigint;
  /** The control variable before tuning and its new target. */
  tuned?: { from: bigint; to: bigint };
  /** Whether this purchase raised the debt so far that the market closed. The purchase counts. */
  closed: boolean;
}

/** Makes one purchase, with the checks in the contract's order. `AmountLessThanMinimum` where the payout rounds to 0. */
export function purchase(market: Market, order: PurchaseOrder): Purchase | Refused {
  if (!isLive(market, order.at)) return refuse('Auctioneer_MarketNotActive');
  const price = priceAt(market, order);
  if (isRefused(price)) return price;
  const payout = payoutOf(order.amount, price, market.scale);
  if (payout < leastPayout(market, order)) return refuse('Auctioneer_AmountLessThanMinimum');
  if (payout > market.maxPayout) return refuse('Auctioneer_MaxPayoutExceeded');
  const spent = market.capacityInQuote ? order.amount : payout;
  if (spent > market.capacity) return refuse('Auctioneer_NotEnoughCapacity');
  const entries = {
    capacity: market.capacity - spent,
    sold: market.sold + payout,
    purchased: market.purchased + order.amount,
  };
  const outcome =
    market.strategy === 'sda'
      ? afterDutchAuction({ ...market, ...entries }, payout, price, order.at)
      : { market: { ...market, ...entries }, closed: false };
  return { ...outcome, payout, price };
}

function leastPayout(market: Market, { minPayout = 0n }: PurchaseOrder): bigint {
  return minPayout === 0n && !market.isReference ? 1n : minPayout;
}

/** The result of a purchase, and the price of a next purchase in the same second. */
export function previewPurchase(market: Market, order: PurchaseOrder): (Purchase & { nextPrice: bigint }) | Refused {
  const outcome = purchase(market, order);
  if (isRefused(outcome)) return outcome;
  const nextPrice = priceAt(outcome.market, order);
  return isRefused(nextPrice) ? nextPrice : { ...outcome, nextPrice };
}

type Aftermath = Pick<Purchase, 'market' | 'tuned' | 'closed'>;

/**
 * Debt above the limit closes the market. Like the known public contracts, this compares the stored debt, which is less than the current debt:
 * it is spread over the time by which purchases have moved `lastDecay` ahead.
 */
function afterDutchAuction(before: DutchAuctionMarket, payout: bigint, price: bigint, at: Timestamp): Aftermath {
  const market = withDebtOf(withAdjustmentApplied(before, at), payout, at);
  if (market.totalDebt > market.maxDebt) return { market: { ...market, capacity: 0n, conclusion: at }, closed: true };
  const tuning = tuned(market, price, at);
  if (tuning.controlVariable === undefined) return { market, closed: false };
  return { market: tuning.market, tuned: { from: market.controlVariable, to: tuning.controlVariable }, closed: false };
}
