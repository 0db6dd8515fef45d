import { REQUIRED_CONTRACTS } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { getCode } from 'viem/actions';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';

/** Whether all contracts of the platform are on a chain; `unknown` while the chain has not answered. */
export type PlatformState = 'whole' | 'incomplete' | 'unknown';

const LOOK_EVERY = 15_000;

/** If a contract of the platform were missing, a stranger could take over what a batch creates; so nothing is sent until all of them are deployed. */
export function usePlatform(chainId: ChainId): PlatformState {
  const config = useConfig();
  const { data } = useQuery({
    queryKey: ['platform', chainId],
    queryFn: async (): Promise<PlatformState> => {
      const client = getClient(config, { chainId });
      if (!client) return 'unknown';
      const codes = await Promise.all(REQUIRED_CONTRACTS.map((address) => getCode(client, { address })));
      return codes.includes(undefined) ? 'incomplete' : 'whole';
    },
    // Deployed contracts stay, so there is no need to ask again.
    refetchInterval: ({ state }) => (state.data === 'whole' ? false : LOOK_EVERY),
  });
  return data ?? 'unknown';
}
