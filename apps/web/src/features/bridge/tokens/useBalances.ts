import { getTokenBalance } from '@althing/bindings';
import { type Address, sameAddress } from '@althing/domain/units';
import { useQueries } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';
import { chainKey } from '../../../lib/chain/useChainRead.ts';
import type { TokenOnChain } from '../queries.ts';

interface Balanced {
  chains: readonly Pick<TokenOnChain, 'chainId' | 'address'>[];
}

export type BalanceOf = (token: Pick<TokenOnChain, 'chainId' | 'address'>) => bigint | undefined;

/** What an account has of every token of a list. A balance that cannot be read is left out without a word (docs/requirements.md#bridge-page). */
export function useBalances(tokens: readonly Balanced[], account: Address | null): BalanceOf {
  const config = useConfig();
  const places = tokens.flatMap(({ chains }) => chains);
  const chainIds = [...new Set(places.map(({ chainId }) => chainId))];
  const answers = useQueries({
    queries: chainIds.map((chainId) => {
      const addresses = places.filter((place) => place.chainId === chainId).map(({ address }) => address as Address);
      return {
        queryKey: chainKey(chainId, 'travellingBalances', account, addresses),
        queryFn: () => {
          const client = getClient(config, { chainId });
          if (!client) throw new Error(`Chain ${chainId} is not configured`);
          return Promise.all(
            addresses.map(async (token) => ({
              token,
              amount: await getTokenBalance(client, { token, account: account! }).catch(() => undefined),
            })),
          );
        },
        enabled: account !== null,
        retry: 1,
        staleTime: 0,
      };
    }),
  });
  return ({ chainId, address }) => answers[chainIds.indexOf(chainId)]?.data?.find(({ token }) => sameAddress(token, address))?.amount;
}
