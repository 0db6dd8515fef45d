import type { ChainId } from '@althing/domain/units';
import { createPublicClient, defineChain, fallback, http, type PublicClient } from 'viem';
import type { ConfiguredChain } from '../base/config.ts';
import type { Metrics } from '../base/metrics.ts';

export interface ChainClients {
  ids: readonly ChainId[];
  has(chainId: ChainId): boolean;
  /** A reader that moves on to the next node when one fails. Throws for a chain that is not configured. */
  client(chainId: ChainId): PublicClient;
}

const TIMEOUT_MS = 10_000;

export function createChainClients(chains: readonly ConfiguredChain[], metrics: Metrics): ChainClients {
  const clients = new Map(chains.map((chain) => [chain.id, createClient(chain, metrics)]));
  return {
    ids: chains.map((chain) => chain.id),
    has: (chainId) => clients.has(chainId),
    client(chainId) {
      const client = clients.get(chainId);
      if (!client) throw new Error(`chain ${chainId} is not configured`);
      return client;
    },
  };
}

function createClient({ id, name, nativeCurrency, rpcUrls }: ConfiguredChain, metrics: Metrics): PublicClient {
  const node = (url: string) =>
    http(url, {
      timeout: TIMEOUT_MS,
      batch: { wait: 2, batchSize: 100 },
      retryCount: 1,
      onFetchResponse: ({ ok }) => {
        if (!ok) metrics.rpcErrors.inc({ chain: id });
      },
    });
  return createPublicClient({
    chain: defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [...rpcUrls] } } }),
    transport: fallback(rpcUrls.map(node), { retryCount: 1 }),
    // The ledger asks for what is true now.
    cacheTime: 0,
  });
}
