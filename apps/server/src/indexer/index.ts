export { createIndexer, type IndexedChain, type Indexer, type IndexerDependencies } from './indexer.ts';
export { indexedRoots } from './modules/sources.ts';
export type { ChainHealth, IndexerMetrics } from './ports.ts';
