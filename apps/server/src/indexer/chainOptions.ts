import type { ChainStore } from '../store/chain/update.ts';
import type { IndexerLog, IndexerMetrics } from './ports.ts';
import type { Endpoints } from './rpc/endpoints.ts';
import type { Root, Sources } from './source.ts';
import type { LookoutOptions } from './lookout.ts';
import type { Scan } from './sync/range.ts';

export interface ChainOptions {
  chainId: number;
  /** The platform's own contracts, from which reading starts. */
  roots: readonly Root[];
  sources: Sources;
  lookouts: LookoutOptions;
  scan: Scan;
  /** First block to read, e.g. the one that deployed the platform; 0 on local chains. */
  startBlock: number;
  /** How many of the newest headers are kept. A deeper fork means reading the chain from the start. */
  keptHeaders: number;
  maxRange: number;
  /**
   * Whether a chain may become shorter or start again. A local chain may, and the rows of lost blocks are deleted. On a public chain it means
   * that the endpoint is behind or serves another chain, and nothing is deleted.
   */
  rewinds: 'trusted' | 'doubted';
  /** For how many milliseconds a shorter chain must stay short before it is believed. */
  rewindPatienceMs: number;
  checkCompleteness: boolean;
}

export interface ChainIndexerDependencies {
  store: ChainStore;
  endpoints: Endpoints;
  log: IndexerLog;
  metrics: IndexerMetrics;
  /** Milliseconds from any starting point, used only to measure durations. */
  clock: () => number;
}
