import type { BondMarket } from '../queries.ts';
import { referenceOf } from '../reference.ts';
import { useUsdRate } from '../useLivePrice.ts';
import type { MarketNow } from '../useMarketNow.ts';

/** What the market's price is compared with, in quote tokens; undefined where nothing is known, or not yet. */
export function useReference(market: BondMarket, now: MarketNow | undefined): string | number | undefined {
  const rate = useUsdRate(market);
  return now && referenceOf(now.oracle, rate);
}
