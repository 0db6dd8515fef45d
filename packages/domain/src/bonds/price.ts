import { dutchAuctionPrice } from './debt.ts';
import { dynamicDiscountPrice, fixedDiscountPrice } from './discount.ts';
import type { Market, MarketOf, Moment } from './market.ts';
import type { Refused } from './refusal.ts';
import type { Strategy } from './strategy.ts';

type Pricing<S extends Strategy> = (market: MarketOf<S>, moment: Moment) => bigint | Refused;

const PRICING: { [S in Strategy]: Pricing<S> } = {
  fpa: (market) => market.price,
  ofda: fixedDiscountPrice,
  osda: dynamicDiscountPrice,
  sda: (market, { at }) => dutchAuctionPrice(market, at),
};

/** Price of a market at any time, even after its end; refused with `OraclePriceZero` where the oracle has no price. */
export function priceAt(market: Market, moment: Moment): bigint | Refused {
  // The record pairs each strategy with its own market, which the compiler cannot see through the lookup.
  return (PRICING[market.strategy] as Pricing<Strategy>)(market, moment);
}
