import { type Address, parseAddress } from '@althing/domain/units';

/** What the page's address says; its names are those of the address. */
export interface AuthoritySearch {
  chain?: number | undefined;
  /** The pair that is looked at. */
  payout?: Address | undefined;
  quote?: Address | undefined;
}

const addressOf = (value: unknown): Address | undefined => (typeof value === 'string' ? parseAddress(value.trim()) : undefined);

/** What is not understood is left out. */
export const readAuthoritySearch = ({ chain, payout, quote }: Record<string, unknown>): AuthoritySearch => ({
  chain: Number.isSafeInteger(chain) && Number(chain) > 0 ? Number(chain) : undefined,
  payout: addressOf(payout),
  quote: addressOf(quote),
});
