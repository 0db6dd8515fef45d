import { flushCompileCache } from 'node:module';
import { seeded } from '@althing/devnet/random';
import type { Hex } from '@althing/domain/units';
import { createIndexer, type IndexedChain } from '../../src/indexer/index.ts';
import { createTestPool } from './services.ts';

/*
 * An indexer as a process of its own, to be killed. Runs until SIGTERM. `abortRate` is the share of transactions that fail at their
 * very end, in the port that the indexer asks before it announces a step.
 */

export interface ProcessOptions {
  databaseUrl: string;
  chain: Omit<IndexedChain, 'roots' | 'local'>;
  /** Given, because the platform's code, hence its addresses, may be rebuilt while this runs. */
  roots: IndexedChain['roots'];
  seed: number;
  abortRate: number;
}

// What is killed at once never comes to keep what it has compiled, and would compile it at each start.
flushCompileCache();

const options = JSON.parse(process.argv[2] ?? '') as ProcessOptions;
const random = seeded(options.seed);
const pool = createTestPool(options.databaseUrl, 4);
const silent = () => undefined;
const indexer = createIndexer([{ ...options.chain, roots: options.roots, local: true }], {
  pool,
  log: { info: silent, warn: silent, error: silent },
  metrics: {
    head: silent,
    reorg: () => process.send?.('reorg'),
    rpcError: silent,
    indexed: silent,
    repaired: () => process.send?.('repaired'),
  },
  organisationsOf: async () => {
    if (random() < options.abortRate) throw new Error('aborted before the end of the transaction');
    return [];
  },
  // Half of what is announced is planned only afterwards.
  plans: {
    planned: async (_client, _chainId, addresses) => addresses.filter(() => random() < 0.5),
    async claimed(client, chainId) {
      const { rows } = await client.query<{ address: Hex }>(
        `select '0x' || encode(address, 'hex') as address from chain.contract c
         where chain_id = $1 and not exists (select from chain.watched w where w.chain_id = c.chain_id and w.address = c.address)`,
        [chainId],
      );
      return rows.map(({ address }) => address);
    },
  },
});
indexer.start();

let stopping: Promise<void> | undefined;
async function stop(): Promise<void> {
  await indexer.stop();
  await pool.end();
  if (process.connected) process.disconnect();
}
const stopOnce = () => {
  stopping ??= stop();
};
process.once('SIGTERM', stopOnce);
// The process that started this one is gone.
process.once('disconnect', stopOnce);
