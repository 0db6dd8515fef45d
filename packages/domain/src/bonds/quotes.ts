import { feeOf } from './fees.ts';
import { type Market, type Moment, payoutOf, quoteOf } from './market.ts';
import { priceAt } from './price.ts';
import { isRefused, refuse, type Refused } from './refusal.ts';
import { type Per1e5, smaller } from './units.ts';

/** Largest payout of one purchase now: the market's limit, or the capacity left if that is less. */
export function maxPayout(market: Market, moment: Moment): bigint | Refused {
  const price = priceAt(market, moment);
  return isRefused(price) ? price : smaller(market.maxPayout, payoutCapacity(market, price));
}

/**
 * Payout for `amount` of quote tokens, after taking out `fee` of teller and referrer together. 0 for tiny amounts; `MaxPayoutExceeded` above the
 * limit.
 */
export function payoutFor(market: Market, amount: bigint, fee: Per1e5, moment: Moment): bigint | Refused {
  const price = priceAt(market, moment);
  if (isRefused(price)) return price;
  const payout = payoutOf(amount - feeOf(amount, fee), price, market.scale);
  const most = smaller(market.maxPayout, payoutCapacity(market, price));
  return payout > most ? refuse('Auctioneer_MaxPayoutExceeded') : payout;
}

/**
 * Quote tokens, fee included, that one purchase can certainly spend. Slightly less than the true maximum, because the fee is calculated on the
 * larger amount.
 *
 * @param funds Payout tokens that the owner holds and has approved; missing where there are enough, or a callback pays.
 */
export function maxAmountAccepted(market: Market, fee: Per1e5, moment: Moment, funds: bigint = market.maxPayout): bigint | Refused {
  const price = priceAt(market, moment);
  if (isRefused(price)) return price;
  const capacity = market.capacityInQuote ? market.capacity : quoteOf(market.capacity, price, market.scale);
  const amount = smaller(capacity, quoteOf(smaller(market.maxPayout, funds), price, market.scale));
  return amount + feeOf(amount, fee);
}

const payoutCapacity = (market: Market, price: bigint): bigint =>
  market.capacityInQuote ? payoutOf(market.capacity, price, market.scale) : market.capacity;
