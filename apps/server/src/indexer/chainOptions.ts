import type { ChainStore } from '../store/chain/update.ts';
import type { IndexerLog, IndexerMetrics } from './ports.ts';
import type { Endpoints } from './rpc/endpoints.ts';
import type { Root, Sources } from './source.ts';
import type { Scan } from './sync/range.ts';

export interface ChainOptions {
  chainId: number;
  /** The platform's own contracts. */
  roots: readonly Root[];
  sources: Sources;
  scan: Scan;
  /** First block that can matter, e.g. the one that deployed the platform; 0 on local chains. */
  startBlock: number;
  /** Headers kept below the head, hence the deepest fork that is followed without reading the chain again. */
  keptHeaders: number;
  maxRange: number;
  /**
   * Whether a chain may become shorter or begin anew. On a local chain it may, and what is gone is forgotten. On a public chain
   * it means that the endpoint lags or is another one's: nothing is forgotten.
   */
  rewinds: 'trusted' | 'doubted';
  /** How long a shorter chain must stay short to be believed, in milliseconds. */
  rewindPatienceMs: number;
  checkCompleteness: boolean;
}

export interface ChainIndexerDependencies {
  store: ChainStore;
  endpoints: Endpoints;
  log: IndexerLog;
  metrics: IndexerMetrics;
  /** Milliseconds, only for measuring how long something lasts. */
  clock: () => number;
}
