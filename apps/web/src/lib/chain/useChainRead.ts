import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Client } from 'viem';
import { useConfig } from 'wagmi';
import { getClient } from 'wagmi/actions';
import { nextTask } from '../nextTask.ts';

/** Prefix of the keys of everything read from a chain; `['chain']` alone matches all of it. */
export const chainKey = (chainId: number, ...rest: readonly unknown[]) => ['chain', chainId, ...rest] as const;

export interface ChainRead<T> {
  chainId: number;
  /** Everything that the answer depends on. */
  key: readonly unknown[];
  /** Must not answer undefined. */
  read: (client: Client) => Promise<T>;
  enabled?: boolean;
  /** Milliseconds between two reads. Without it, only live updates and returning to the page read again. */
  every?: number;
}

/** A value read from a chain through our own server. If the chain cannot be reached, this is an error, never a zero. */
export function useChainRead<T>({ chainId, key, read, enabled = true, every }: ChainRead<T>): UseQueryResult<T> {
  const config = useConfig();
  return useQuery({
    queryKey: chainKey(chainId, ...key),
    queryFn: async () => {
      // Encoding what many parts of a page ask for is a long task if it is one.
      await nextTask();
      const client = getClient(config, { chainId });
      if (!client) throw new Error(`Chain ${chainId} is not configured`);
      return read(client);
    },
    enabled,
    retry: 1,
    // Balances change without our doing, so a value from an earlier page is shown, but read again.
    staleTime: 0,
    ...(every === undefined ? {} : { refetchInterval: every }),
  });
}
