export { createIndexer, type IndexedChain, type Indexer, type IndexerDependencies } from './indexer.ts';
export { platformRoots } from './platformSources.ts';
export type { ChainHealth, IndexerMetrics } from './ports.ts';
