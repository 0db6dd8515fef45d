import { STRATEGIES, type Strategy } from '@althing/domain/bonds';
import type { MarketSort, MarketState } from '@althing/domain/http';

/** Words of states, in the order in which a market goes through them. */
export const STATE_WORDS = {
  scheduled: 'Not started yet',
  live: 'On sale',
  'close-proposed': 'On sale, close proposed',
  closed: 'Closed',
} as const satisfies Record<MarketState, string>;

const STATES = Object.keys(STATE_WORDS) as MarketState[];

export const SORTS = {
  newest: 'Newest',
  oldest: 'Oldest',
  discount: 'Largest discount',
  price: 'Lowest price in USD',
  capacity: 'Most left',
} as const satisfies Record<MarketSort, string>;

const isSort = (value: unknown): value is MarketSort => typeof value === 'string' && Object.hasOwn(SORTS, value);
/** The order that somebody chose; undefined for the usual one. */
export const chosenSort = (value: unknown): MarketSearch['sort'] => (isSort(value) && value !== 'newest' ? value : undefined);

/** What the list of markets is narrowed to; its names are those of the page's address. */
export interface MarketSearch {
  chain?: number | undefined;
  strategy?: Strategy | undefined;
  /** Called so in the address, where other pages have states of other things. */
  sale?: MarketState | undefined;
  /** Part of a name. */
  search?: string | undefined;
  /** Undefined for newest first. */
  sort?: Exclude<MarketSort, 'newest'> | undefined;
}

const MOST_LETTERS = 80;

/**
 * What is not understood is left out.
 *
 * @param chainIds - of the installation: no other can be chosen, or be seen to be chosen.
 */
export function readMarketSearch(
  { chain, strategy, sale, search, sort }: Record<string, unknown>,
  chainIds: readonly number[],
): MarketSearch {
  const text = typeof search === 'string' ? search.trim().slice(0, MOST_LETTERS) : '';
  return {
    chain: chainIds.find((known) => known === chain),
    strategy: STRATEGIES.find((known) => known === strategy),
    sale: STATES.find((known) => known === sale),
    search: text === '' ? undefined : text,
    sort: chosenSort(sort),
  };
}

export const isNarrowed = ({ chain, strategy, sale, search }: MarketSearch): boolean =>
  [chain, strategy, sale, search].some((part) => part !== undefined);
