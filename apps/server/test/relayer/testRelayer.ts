import { BRIDGE_RELAYER } from '@althing/bindings/localBridges';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { createLogger } from '../../src/base/logger.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { createChainClients } from '../../src/chains/chainClients.ts';
import { createRelayer, LOCAL_SETTINGS, type Relayer } from '../../src/relayer/index.ts';
import { createDatabase } from '../../src/store/database.ts';
import { createLeasePool, createPool } from '../../src/store/pool.ts';
import { createRelayerStore } from '../../src/store/relayer.ts';

export interface TestRelayerOptions {
  databaseUrl: string;
  /** Nodes of the local chains, in their order. */
  urls: readonly string[];
  settings?: Partial<typeof LOCAL_SETTINGS>;
}

/** A relayer without a server around it. Started. */
export function startTestRelayer({ databaseUrl, urls, settings }: TestRelayerOptions): Pick<Relayer, 'stop'> {
  const log = createLogger('silent');
  const chains = createChainClients(
    LOCAL_CHAINS.map((chain, index) => ({ ...chain, rpcUrls: [urls[index]!] })),
    createMetrics(),
  );
  const [leases, pool] = [createLeasePool(databaseUrl, log, LOCAL_CHAINS.length, 'relayer'), createPool(databaseUrl, log, { max: 10 })];
  const silent = () => undefined;
  const relayer = createRelayer(
    LOCAL_CHAINS.map(({ id: chainId }) => ({ chainId, settings: { ...LOCAL_SETTINGS, pollMs: 25, delayMs: 250, ...settings } })),
    {
      pool: leases,
      store: createRelayerStore(createDatabase(pool)),
      client: (chainId) => chains.client(chainId),
      account: BRIDGE_RELAYER,
      floor: 0n,
      log,
      metrics: { balance: silent, waiting: silent, sent: silent },
      now: () => new Date(),
    },
  );
  relayer.start();
  return {
    async stop() {
      await relayer.stop();
      await Promise.all([leases.end(), pool.end()]);
    },
  };
}
