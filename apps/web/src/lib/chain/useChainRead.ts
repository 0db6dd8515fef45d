import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Client } from 'viem';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';

/** Prefix of the keys of everything read from a chain; `['chain']` alone marks all of it as stale. */
export const chainKey = (chainId: number, ...rest: readonly unknown[]) => ['chain', chainId, ...rest] as const;

export interface ChainRead<T> {
  chainId: number;
  /** What is read, as far as it decides the answer. */
  key: readonly unknown[];
  /** Must not answer undefined. */
  read: (client: Client) => Promise<T>;
  enabled?: boolean;
  /** Milliseconds between two looks; without it only live updates and returning to the page ask again. */
  every?: number;
}

/** A value read from a chain through our own server. Where the chain cannot be asked it is an error, never a zero. */
export function useChainRead<T>({ chainId, key, read, enabled = true, every }: ChainRead<T>): UseQueryResult<T> {
  const config = useConfig();
  return useQuery({
    queryKey: chainKey(chainId, ...key),
    queryFn: () => {
      const client = getClient(config, { chainId });
      if (!client) throw new Error(`Chain ${chainId} is not configured`);
      return read(client);
    },
    enabled,
    retry: 1,
    // Money moves by other hands too: what was read for an earlier page is shown, and asked for again.
    staleTime: 0,
    ...(every === undefined ? {} : { refetchInterval: every }),
  });
}
