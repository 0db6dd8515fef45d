import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of a server, in a registry of its own so that one process can run two servers. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route template',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    /** Set by the indexer. */
    chainHead: new Gauge({ name: 'chain_head_block', help: 'Newest block of the node', labelNames: ['chain'], registers }),
    /** Set by the indexer. */
    chainLag: new Gauge({ name: 'chain_lag_blocks', help: 'Blocks between the node and our rows', labelNames: ['chain'], registers }),
    /** Counted by the indexer. */
    chainReorgs: new Counter({ name: 'chain_reorgs_total', help: 'Forks that were rolled back', labelNames: ['chain'], registers }),
    /** Counted by the indexer. */
    chainEvents: new Counter({ name: 'chain_events_total', help: 'Events that were stored', labelNames: ['chain'], registers }),
    /** Counted by the indexer. */
    chainRepaired: new Counter({
      name: 'chain_repaired_blocks_total',
      help: 'Blocks whose logs a node had left out',
      labelNames: ['chain'],
      registers,
    }),
    /** Set by the relayer. */
    relayerBalance: new Gauge({
      name: 'relayer_balance_coins',
      help: 'What the wallet of the relayer holds',
      labelNames: ['chain'],
      registers,
    }),
    /** Set by the relayer. */
    relayerWaiting: new Gauge({
      name: 'relayer_waiting_tasks',
      help: 'Deliveries and executions that are not done',
      labelNames: ['chain'],
      registers,
    }),
    /** Counted by the relayer. */
    relayerSent: new Counter({
      name: 'relayer_transactions_total',
      help: 'Transactions of the relayer, by what became of them',
      labelNames: ['chain', 'outcome'],
      registers,
    }),
    rpcErrors: new Counter({ name: 'rpc_errors_total', help: 'Failed calls to nodes', labelNames: ['chain'], registers }),
    reconciled: new Counter({
      name: 'deployment_transitions_total',
      help: 'Ledger entries that the chains moved',
      labelNames: ['chain', 'state'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Adds memory, event loop and garbage collection of the process. Call it once per process, because these are not per server. */
export const collectProcessMetrics = (metrics: Metrics): void => collectDefaultMetrics({ register: metrics.registry });
