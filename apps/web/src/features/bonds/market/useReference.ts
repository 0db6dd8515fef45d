import { referenceOf } from '@althing/domain/bonds';
import type { BondMarket } from '../queries.ts';
import { useUsdRate } from '../tokenRates.ts';
import type { MarketNow } from '../useMarketNow.ts';

/** What the market's price is compared with, in quote tokens; undefined where nothing is known, or not yet. */
export function useReference(market: BondMarket, now: MarketNow | undefined): string | number | undefined {
  const rate = useUsdRate(market);
  return now && referenceOf(now.oracle, rate);
}
