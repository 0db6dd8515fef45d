import { REQUIRED_CONTRACTS } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { getCode } from 'viem/actions';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';

/** Whether the whole platform stands on a chain; `unknown` as long as the chain has not answered. */
export type PlatformState = 'whole' | 'incomplete' | 'unknown';

const LOOK_EVERY = 15_000;

/** A batch that met a missing contract would create what a stranger could take over, so nothing is sent before all of them stand. */
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
    // What stands, stands for ever.
    refetchInterval: ({ state }) => (state.data === 'whole' ? false : LOOK_EVERY),
  });
  return data ?? 'unknown';
}
