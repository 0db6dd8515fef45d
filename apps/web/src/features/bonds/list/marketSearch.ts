import { STRATEGIES, type Strategy } from '@althing/domain/bonds';
import type { MarketState } from '@althing/domain/http';

/** Words of states, in the order in which a market goes through them. */
export const STATE_WORDS = {
  scheduled: 'Not started yet',
  live: 'On sale',
  'close-proposed': 'On sale, close proposed',
  closed: 'Closed',
} as const satisfies Record<MarketState, string>;

const STATES = Object.keys(STATE_WORDS) as MarketState[];

export const SORTS = { newest: 'Newest', oldest: 'Oldest' } as const;
export type MarketSort = keyof typeof SORTS;

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

/** What is not understood is left out. */
export function readMarketSearch({ chain, strategy, sale, search, sort }: Record<string, unknown>): MarketSearch {
  const text = typeof search === 'string' ? search.trim().slice(0, MOST_LETTERS) : '';
  return {
    chain: Number.isSafeInteger(chain) && Number(chain) > 0 ? Number(chain) : undefined,
    strategy: STRATEGIES.find((known) => known === strategy),
    sale: STATES.find((known) => known === sale),
    search: text === '' ? undefined : text,
    sort: sort === 'oldest' ? 'oldest' : undefined,
  };
}

export const isNarrowed = ({ chain, strategy, sale, search }: MarketSearch): boolean =>
  [chain, strategy, sale, search].some((part) => part !== undefined);
