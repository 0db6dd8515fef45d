import { amountText } from '@althing/domain/token';
import type { BondMarket } from '../queries.ts';
import { useUsdRate } from '../useLivePrice.ts';
import type { MarketNow } from '../useMarketNow.ts';

/** Decimals of prices that our oracle gives. */
const ORACLE_DECIMALS = 18;

/** What the market price is, in quote tokens: the oracle's or, where there is none, what both tokens cost in USD. */
export function useReference(market: BondMarket, now: MarketNow | undefined): string | number | undefined {
  const rate = useUsdRate(market);
  const oracle = now?.oracle;
  if (market.oracle !== null) return oracle === undefined || oracle.price === 0n ? undefined : amountText(oracle.price, ORACLE_DECIMALS);
  return rate;
}
