import type { BondMarket, ListedMarket, MarketSort } from '@althing/domain/http';
import { decodeKeyset, encodeKeyset, type Page } from '../store/chain/keyset.ts';
import type { BondData } from '../store/bonds/bondData.ts';
import type { MarketFilter } from '../store/bonds/markets.ts';
import type { Viewer } from '../store/bonds/viewer.ts';
import type { MarketPrices } from './marketPrices.ts';
import { isRanking, rankMarkets, type Ranking } from './rankMarkets.ts';

/** What moves from block to block is in no index: so many of the newest markets are compared, and no more. */
const COMPARED = 200;
const OFFSET_DIGITS = 4;

export interface ListRequest extends Omit<MarketFilter, 'sort' | 'isSelling'> {
  sort: MarketSort;
}

type Listed = Page<ListedMarket> & { comparedOnly: number | null };

/** Lists markets with what they cost now. */
export function createMarketList(markets: BondData['markets'], { pricesNow, termsNow }: MarketPrices) {
  async function priced(found: readonly BondMarket[]): Promise<Omit<ListedMarket, 'terms'>[]> {
    const prices = await pricesNow(found);
    return found.map((market, index) => ({ ...market, ...prices[index]! }));
  }

  async function withTerms(found: readonly Omit<ListedMarket, 'terms'>[]): Promise<ListedMarket[]> {
    const terms = await termsNow(found);
    return found.map((market, index) => ({ ...market, terms: terms[index] ?? null }));
  }

  async function ranked(request: ListRequest, ranking: Ranking, viewer: Viewer | null): Promise<Listed> {
    const { limit, cursor, ...filter } = request;
    const begin = cursor === undefined ? 0 : Math.max(0, Number(decodeKeyset(cursor, [OFFSET_DIGITS])[0]));
    const isSelling = filter.state === undefined;
    const { items, nextCursor } = await markets.list({ ...filter, sort: 'newest', isSelling, limit: COMPARED }, viewer);
    const all = rankMarkets(await priced(items), ranking);
    const end = begin + limit;
    return {
      items: await withTerms(all.slice(begin, end)),
      nextCursor: end < all.length ? encodeKeyset([end]) : null,
      comparedOnly: nextCursor === null ? null : COMPARED,
    };
  }

  return async function list({ sort, ...request }: ListRequest, viewer: Viewer | null): Promise<Listed> {
    if (isRanking(sort)) return ranked({ sort, ...request }, sort, viewer);
    const { items, nextCursor } = await markets.list({ ...request, sort }, viewer);
    // Asked at once: a silent chain is waited for by each.
    const [all, terms] = await Promise.all([priced(items), termsNow(items)]);
    return { items: all.map((market, index) => ({ ...market, terms: terms[index] ?? null })), nextCursor, comparedOnly: null };
  };
}
