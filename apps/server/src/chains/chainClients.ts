import type { ChainId } from '@althing/domain/units';
import { createPublicClient, defineChain, fallback, http, type PublicClient } from 'viem';
import type { ConfiguredChain } from '../base/config.ts';
import type { Metrics } from '../base/metrics.ts';
import { fetchBounded } from './fetchBounded.ts';

export interface ChainClients {
  ids: readonly ChainId[];
  has(chainId: ChainId): boolean;
  /** A reader that moves on to the next node when one fails. Throws for a chain that is not configured. */
  client(chainId: ChainId): PublicClient;
  /**
   * As `client`, for calls of contracts that anybody may name. What they answer is bounded, and no such call shares a request with another:
   * one that is slow or answers megabytes spoils nobody else's.
   */
  untrusted(chainId: ChainId): PublicClient;
  /** As `untrusted`, and each node is asked once and for seconds: for answers that somebody sits and waits for. */
  quick(chainId: ChainId): PublicClient;
}

interface Bounds {
  timeout: number;
  batch: false | { wait: number; batchSize: number };
  maxAnswerBytes: number;
  retries: number;
}

const TRUSTED: Bounds = { timeout: 10_000, batch: { wait: 2, batchSize: 100 }, maxAnswerBytes: 33_554_432, retries: 1 };
/** Names, owners and prices fill a few hundred bytes; code of a contract at most 48 kB in hexadecimal. */
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
    // The ledger asks for what is true now.
    cacheTime: 0,
  });
}
