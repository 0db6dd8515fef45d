import type { BondMarket } from '../queries.ts';

/** What somebody owns, and does something with. */
export interface OwnedPlace {
  chainId: number;
  /** Tells its transactions from those of other things. */
  subject: string;
  /** Slug of the organisation that it belongs to, where it is known. */
  organisation: string | undefined;
}

export const marketPlace = ({ chainId, marketId, organisation }: BondMarket): OwnedPlace => ({
  chainId,
  subject: `manage:${chainId}:${marketId}`,
  organisation: organisation?.slug,
});
