import { type DutchAuctionMarket, isLive, type Market, type Moment, payoutOf } from './market.ts';
import { priceAt } from './price.ts';
import { isRefused, refuse, type Refused } from './refusal.ts';
import { withAdjustmentApplied, withDebtOf } from './settle.ts';
import { tuned } from './tune.ts';
import type { Timestamp } from './units.ts';

export interface PurchaseOrder extends Moment {
  /** Quote, net of the teller's fees. */
  amount: bigint;
  /** Least payout that the buyer accepts; 0 where missing. */
  minPayout?: bigint;
}

export interface Purchase {
  /** The market afterwards. */
  market: Market;
  payout: bigint;
  /** Price of this purchase. */
  price: bigint;
  /** The control variable before the tune and the one that it aims for. */
  tuned?: { from: bigint; to: bigint };
  /** Whether the debt of this purchase closed the market; the purchase counts. */
  closed: boolean;
}

/** One purchase, checks in the order of the contract. A payout that rounds to 0 is AmountLessThanMinimum. */
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

/** A purchase as it would come out, and the price that the next one in the same second would have. */
export function previewPurchase(market: Market, order: PurchaseOrder): (Purchase & { nextPrice: bigint }) | Refused {
  const outcome = purchase(market, order);
  if (isRefused(outcome)) return outcome;
  const nextPrice = priceAt(outcome.market, order);
  return isRefused(nextPrice) ? nextPrice : { ...outcome, nextPrice };
}

type Aftermath = Pick<Purchase, 'market' | 'tuned' | 'closed'>;

/**
 * Debt above the limit closes the market. What is tested is the debt as stored, as the known public contracts do: it is
 * spread over the time that purchases have pushed `lastDecay` ahead, hence smaller than the current debt.
 */
function afterDutchAuction(before: DutchAuctionMarket, payout: bigint, price: bigint, at: Timestamp): Aftermath {
  const market = withDebtOf(withAdjustmentApplied(before, at), payout, at);
  if (market.totalDebt > market.maxDebt) return { market: { ...market, capacity: 0n, conclusion: at }, closed: true };
  const tuning = tuned(market, price, at);
  if (tuning.controlVariable === undefined) return { market, closed: false };
  return { market: tuning.market, tuned: { from: market.controlVariable, to: tuning.controlVariable }, closed: false };
}
