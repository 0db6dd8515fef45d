import type { OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { tokenOn } from '../../governance/index.ts';

/** A token that can be chosen by its symbol. */
export interface OfferedToken {
  address: string;
  symbol: string;
  name: string;
  /** Whether the organisation deployed it; others moved into or out of its treasury. */
  isOwn: boolean;
}

/** Tokens of a chain that an organisation may want to sell or be paid in: its own, then those that its treasury knows. */
export function useOfferedTokens(organisation: OrganisationDetail, chainId: number): readonly OfferedToken[] {
  const { data } = useQuery(apiQuery('GET /api/v1/organisations/:id/treasury', { params: { id: organisation.id } }));
  const known = data?.chains.find((chain) => chain.chainId === chainId)?.tokens ?? [];
  const own = tokenOn(organisation, chainId);
  // The record names its token, also where the treasury was not told of yet.
  const first =
    own !== undefined && organisation.token && !known.some(({ address }) => sameAddress(address, own))
      ? [{ address: own, symbol: organisation.token.symbol, name: organisation.token.name, isOwn: true }]
      : [];
  return [...first, ...known.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))];
}
