import { type Address, parseAddress } from '@althing/domain/units';

/** What the page's address says; its names are those of the address. */
export interface AuthoritySearch {
  chain?: number | undefined;
  /** The pair that is looked at. */
  payout?: Address | undefined;
  quote?: Address | undefined;
  /** The range of a price that is let in, as it is written. */
  lowest?: string | undefined;
  highest?: string | undefined;
}

/** A range belongs to one pair of one chain. */
export const NO_RANGE = { lowest: undefined, highest: undefined } satisfies AuthoritySearch;

/** Characters; longer than any price. */
const MAX_PRICE = 60;

const addressOf = (value: unknown): Address | undefined => (typeof value === 'string' ? parseAddress(value.trim()) : undefined);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.length <= MAX_PRICE ? value : undefined);

/** What is not understood is left out. */
export const readAuthoritySearch = ({ chain, payout, quote, lowest, highest }: Record<string, unknown>): AuthoritySearch => ({
  chain: Number.isSafeInteger(chain) && Number(chain) > 0 ? Number(chain) : undefined,
  payout: addressOf(payout),
  quote: addressOf(quote),
  lowest: textOf(lowest),
  highest: textOf(highest),
});
