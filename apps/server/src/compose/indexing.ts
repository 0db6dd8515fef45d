import { Gauge } from 'prom-client';
import { createIndexer, type ChainHealth as IndexedHealth, type Indexer, type IndexerMetrics, indexedRoots } from '../indexer/index.ts';
import { ledgerOrganisationsOf } from '../store/chain/organisationsOf.ts';
import { ledgerPlans } from '../store/chain/watched.ts';
import type { Pool } from '../store/pool.ts';
import type { Dependencies } from './dependencies.ts';
import type { ChainHealth } from '../base/health.ts';
import type { Metrics } from '../base/metrics.ts';

/** If the rows are further behind the node than this, the chain counts as not healthy. */
const MAX_LAG_BLOCKS = 50;
/** A node that was silent for less than this still counts as reachable. */
const MAX_SILENCE_MS = 30_000;

const measured = (metrics: Metrics): IndexerMetrics => ({
  head(chain, head, cursor) {
    metrics.chainHead.set({ chain }, head);
    metrics.chainLag.set({ chain }, Math.max(0, head - cursor));
  },
  reorg: (chain) => metrics.chainReorgs.inc({ chain }),
  rpcError: (chain) => metrics.rpcErrors.inc({ chain }),
  indexed: (chain, events) => metrics.chainEvents.inc({ chain }, events),
  repaired: (chain, blocks) => metrics.chainRepaired.inc({ chain }, blocks),
});

export function judge({ chainId, phase, lagBlocks, lastStepAt }: IndexedHealth, now: number): ChainHealth {
  // Another process indexes this chain into the same database, so its rows serve us too.
  if (phase === 'waiting') return { chainId, ok: true, reachable: true, phase };
  const reachable = lastStepAt !== null && now - lastStepAt <= MAX_SILENCE_MS;
  return { chainId, ok: reachable && lagBlocks !== null && lagBlocks <= MAX_LAG_BLOCKS, reachable, phase };
}

/** Computed when the metrics are read: a chain that stops answering causes no event that could be counted. */
function measureReach({ registry }: Metrics, judged: () => readonly ChainHealth[]): void {
  const gauge = new Gauge({
    name: 'chain_reachable',
    help: '1 where the node of the chain answers or another process follows it',
    labelNames: ['chain'],
    registers: [registry],
    collect() {
      for (const { chainId, reachable } of judged()) gauge.set({ chain: chainId }, reachable ? 1 : 0);
    },
  });
}

/**
 * The indexer of every configured chain, connected to metrics and readiness. Not started.
 *
 * @param leases - must have a connection for each chain.
 */
export function createChainIndexer({ config, log, metrics, health, now }: Dependencies, leases: Pool): Indexer {
  const clock = () => now().getTime();
  const chains = config.chains.map(({ id, rpcUrls }) => ({
    chainId: id,
    rpcUrls,
    roots: indexedRoots(id),
    local: config.network === 'local',
    // Public nodes may charge for announcements; our own do not.
    isAnnounced: config.network === 'local',
  }));
  const indexer = createIndexer(chains, {
    pool: leases,
    log,
    metrics: measured(metrics),
    organisationsOf: ledgerOrganisationsOf,
    plans: ledgerPlans,
    clock,
  });
  const judged = () => indexer.health().map((chain) => judge(chain, clock()));
  health.reportChains(judged);
  measureReach(metrics, judged);
  return indexer;
}
