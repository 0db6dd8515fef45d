import type { ListedMarket, MarketSort } from '@althing/domain/http';

/** Orders that follow from what markets cost and have left now. */
export type Ranking = Exclude<MarketSort, 'newest' | 'oldest'>;

export const isRanking = (sort: MarketSort): sort is Ranking => sort !== 'newest' && sort !== 'oldest';

type Priced = Omit<ListedMarket, 'terms'>;

/** Smaller comes first; undefined, where it is not known, comes last. */
const KEYS: Record<Ranking, (market: Priced) => number | undefined> = {
  discount: ({ now }) => (now?.discount == null ? undefined : -now.discount),
  price: ({ now, quoteToken }) => {
    const usd = quoteToken.tokenPrice.lastPriceUsd;
    return now && usd !== null ? Number(now.price) * usd : undefined;
  },
  capacity: ({ capacity, initialCapacity }) => (initialCapacity === '0' ? undefined : -Number(capacity) / Number(initialCapacity)),
};

/** Markets in the order of a ranking; those that are alike stay as they were. */
export function rankMarkets(markets: readonly Priced[], ranking: Ranking): Priced[] {
  const keyed = markets.map((market) => ({ market, key: KEYS[ranking](market) ?? Infinity }));
  return keyed.toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1)).map(({ market }) => market);
}
