import type { ChainId } from '@althing/domain/units';
import { createPublicClient, defineChain, fallback, http, type PublicClient } from 'viem';
import type { ConfiguredChain } from '../base/config.ts';
import type { Metrics } from '../base/metrics.ts';
import { fetchBounded } from './fetchBounded.ts';

export interface ChainClients {
  ids: readonly ChainId[];
  has(chainId: ChainId): boolean;
  /** A client that moves on to the next node when one fails. Throws for a chain that is not configured. */
  client(chainId: ChainId): PublicClient;
  /**
   * As `client`, for calls of contracts that anybody may name. The size of answers is limited, and calls are not batched: a contract that is
   * slow or answers megabytes cannot spoil the calls of others.
   */
  untrusted(chainId: ChainId): PublicClient;
  /** As `untrusted`, but each node is asked only once and for a few seconds: for answers that a person is waiting for. */
  quick(chainId: ChainId): PublicClient;
}

interface Bounds {
  timeout: number;
  batch: false | { wait: number; batchSize: number };
  maxAnswerBytes: number;
  retries: number;
}

const TRUSTED: Bounds = { timeout: 10_000, batch: { wait: 2, batchSize: 100 }, maxAnswerBytes: 33_554_432, retries: 1 };
/** Names, owners and prices take a few hundred bytes; the code of a contract at most 48 kB as hexadecimal. */
const UNTRUSTED: Bounds = { timeout: 5_000, batch: false, maxAnswerBytes: 262_144, retries: 1 };
const QUICK: Bounds = { ...UNTRUSTED, timeout: 4_000, retries: 0 };

export function createChainClients(chains: readonly ConfiguredChain[], metrics: Metrics): ChainClients {
  const clients = new Map(chains.map((chain) => [chain.id, createClient(chain, metrics, TRUSTED)]));
  const untrusted = new Map(chains.map((chain) => [chain.id, createClient(chain, metrics, UNTRUSTED)]));
  const quick = new Map(chains.map((chain) => [chain.id, createClient(chain, metrics, QUICK)]));
  const of = (known: ReadonlyMap<ChainId, PublicClient>, chainId: ChainId): PublicClient => {
    const client = known.get(chainId);
    if (!client) throw new Error(`chain ${chainId} is not configured`);
    return client;
  };
  return {
    ids: chains.map((chain) => chain.id),
    has: (chainId) => clients.has(chainId),
    client: (chainId) => of(clients, chainId),
    untrusted: (chainId) => of(untrusted, chainId),
    quick: (chainId) => of(quick, chainId),
  };
}

function createClient({ id, name, nativeCurrency, rpcUrls }: ConfiguredChain, metrics: Metrics, bounds: Bounds): PublicClient {
  const node = (url: string) =>
    http(url, {
      timeout: bounds.timeout,
      batch: bounds.batch,
      fetchFn: (input, init) => fetchBounded(input, init, bounds.maxAnswerBytes),
      retryCount: bounds.retries,
      onFetchResponse: ({ ok }) => {
        if (!ok) metrics.rpcErrors.inc({ chain: id });
      },
    });
  return createPublicClient({
    chain: defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [...rpcUrls] } } }),
    transport: fallback(rpcUrls.map(node), { retryCount: bounds.retries }),
    // Deployment checks need the present state of the chain, so nothing is cached.
    cacheTime: 0,
  });
}
