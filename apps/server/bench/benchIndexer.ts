import pg from 'pg';
import { createIndexer, type Indexer, indexedRoots } from '../src/indexer/index.ts';

const silent = () => undefined;

/** An indexer of one local chain as the server makes it, without its logs and metrics. */
export function createBenchIndexer(pool: pg.Pool, url: string, chainId: number): Indexer {
  return createIndexer([{ chainId, rpcUrls: [url], roots: indexedRoots(chainId), local: true }], {
    pool,
    log: { info: silent, warn: silent, error: silent },
    metrics: { head: silent, reorg: silent, rpcError: silent, indexed: silent, repaired: silent },
    organisationsOf: async () => [],
    plans: { planned: async (_client, _chainId, addresses) => addresses, claimed: async () => [] },
  });
}

export const createBenchPool = (connectionString: string): pg.Pool => new pg.Pool({ connectionString, max: 2 });
