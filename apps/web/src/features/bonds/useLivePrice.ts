import { readLivePrice } from '@althing/bindings';
import { discountPercent, humanPrice } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../lib/chain/useChainRead.ts';
import { usePrice } from '../../lib/prices/usePrices.ts';
import type { BondMarket } from './queries.ts';
import { referenceOf } from './reference.ts';

/** Milliseconds between two reads of a price in a list. */
const ASK_EVERY = 10_000;

export interface ShownPrice {
  /** Quote per payout token, in whole tokens; null while the market has none. */
  price: string | null;
  /** In percent; undefined where no market price is known. */
  discount: number | undefined;
}

export const decimalsOf = ({ payoutToken, quoteToken }: Pick<BondMarket, 'payoutToken' | 'quoteToken'>) => ({
  payoutDecimals: payoutToken.decimals,
  quoteDecimals: quoteToken.decimals,
});

/** What a whole payout token costs elsewhere, in quote tokens, by their prices in USD; undefined where one is not known. */
export function useUsdRate({ chainId, payoutToken, quoteToken }: Pick<BondMarket, 'chainId' | 'payoutToken' | 'quoteToken'>) {
  const payout = usePrice(chainId, payoutToken.address as Address);
  const quote = usePrice(chainId, quoteToken.address as Address);
  return payout && quote ? payout / quote : undefined;
}

/** The price that the chain tells now, and how far it is below the market's. */
export function useLivePrice(market: BondMarket) {
  const { chainId, marketId, oracle, scale } = market;
  const rate = useUsdRate(market);
  const read = useChainRead({
    chainId,
    key: ['livePrice', marketId],
    read: (client) => readLivePrice(client, { chainId, id: BigInt(marketId), oracle: oracle as Address | null }),
    every: ASK_EVERY,
  });
  if (!read.data) return { ...read, shown: undefined };
  const price = read.data.price === 0n ? null : humanPrice(read.data.price, BigInt(scale), decimalsOf(market));
  const shown: ShownPrice = { price, discount: price === null ? undefined : discountPercent(price, referenceOf(read.data.oracle, rate)) };
  return { ...read, shown };
}
