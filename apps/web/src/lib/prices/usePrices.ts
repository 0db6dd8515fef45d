import { type Address, NATIVE } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../query/apiQuery.ts';

/** docs/requirements.md#prices: as long as the server's own sources are not asked again. */
const LASTS_MS = 600_000;

const pricesQuery = (chainId: number, tokens: readonly string[] = []) => ({
  ...apiQuery('GET /api/v1/prices/:chainId', { params: { chainId }, query: tokens.length > 0 ? { tokens: tokens.join(',') } : {} }),
  staleTime: LASTS_MS,
});

/**
 * USD of one whole unit: null where no price is known, undefined until that is clear.
 *
 * @param token - the chain's own coin where it is left out.
 */
export function usePrice(chainId: number, token: Address = NATIVE): number | null | undefined {
  const isCoin = token === NATIVE;
  const { data } = useQuery(pricesQuery(chainId, isCoin ? [] : [token]));
  return isCoin ? data?.coin.usd : data?.tokens[0]?.usd;
}
