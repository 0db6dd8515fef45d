import type { Hex } from '@althing/domain/units';
import type { ChainStore, Cursor, WatchedContract } from '../../store/chain/update.ts';
import { type Projection, project } from '../project.ts';
import { Registry } from '../registry.ts';
import type { Node } from '../rpc/node.ts';
import { type Sources, topicsOf } from '../source.ts';
import { FORKED, readRange, type Scan } from './range.ts';

export interface ReadBackRequest {
  node: Node;
  store: ChainStore;
  sources: Sources;
  scan: Scan;
  checkCompleteness: boolean;
  /** Not empty, those first that were claimed first. */
  behind: readonly WatchedContract[];
  /** The history ends here; what comes after is read with the head. */
  cursor: Cursor;
  maxRange: number;
}

/** The next part of a history. */
export interface ReadBackRange {
  contracts: readonly WatchedContract[];
  /** Its last block. */
  to: number;
  projection: Projection;
}

const NOTHING: Projection = { events: [], changes: [], watched: [] };

/** Contracts of `behind` whose next block lies in the range that the first one needs, so that each range is asked for once. */
function nextRange({ behind, cursor, maxRange }: ReadBackRequest) {
  const from = behind[0]?.readTo ?? cursor.number;
  const to = Math.min(from + maxRange, cursor.number);
  const contracts = behind.filter(({ readTo }) => readTo !== null && readTo >= from && readTo <= to);
  return { from, to, contracts };
}

/** Those that were claimed after their announcement, each from where its history is not read yet. */
const registryOf = (contracts: readonly WatchedContract[]): Registry => {
  const registry = new Registry([]);
  for (const { address, kind, readTo } of contracts) registry.add(address, { kind, since: (readTo ?? 0) + 1 });
  return registry;
};

/**
 * Reads the next range of the history of contracts that were claimed after their announcement. Nothing else is read again: whoever
 * announced them is followed since ever. @returns FORKED where the node's history is not the one that is indexed.
 */
export async function readBackRange(request: ReadBackRequest): Promise<ReadBackRange | typeof FORKED> {
  const { node, store, sources, scan, checkCompleteness, cursor } = request;
  const { from, to, contracts } = nextRange(request);
  if (from >= to) return { contracts, to, projection: NOTHING };
  const registry = registryOf(contracts);
  const parent = { number: from, hash: (await store.hashOf(from)) ?? null };
  const watch = { scan, topics: topicsOf(sources), addresses: () => registry.addresses(), announced: announcesNothing, checkCompleteness };
  const range = await readRange(node, parent, to, undefined, watch);
  if (range === FORKED) return FORKED;
  // Headers older than those kept are beyond every fork that is followed.
  const expected = to === cursor.number ? cursor.hash : await store.hashOf(to);
  if (expected !== undefined && range.headers.at(-1)?.hash !== expected) return FORKED;
  const projection = await project(range.headers, range.logs, sources, registry, announcesNothing);
  return { contracts, to, projection };
}

const announcesNothing = (): Promise<readonly Hex[]> => Promise.resolve([]);
