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
  /** Contracts whose history is still to be read, in the order in which they were claimed; not empty. */
  behind: readonly WatchedContract[];
  /** Where the history ends: later blocks are read with the newest ones. */
  cursor: Cursor;
  maxRange: number;
}

/** The next part of a history. */
export interface ReadBackRange {
  contracts: readonly WatchedContract[];
  to: number;
  projection: Projection;
}

const NOTHING: Projection = { events: [], changes: [], watched: [] };

/** The range that the first contract needs next, with all contracts of `behind` whose next block lies in it, so that a range is read once. */
function nextRange({ behind, cursor, maxRange }: ReadBackRequest) {
  const from = behind[0]?.readTo ?? cursor.number;
  const to = Math.min(from + maxRange, cursor.number);
  const contracts = behind.filter(({ readTo }) => readTo !== null && readTo >= from && readTo <= to);
  return { from, to, contracts };
}

/** A registry of these contracts, each from the block up to which its history has been read. */
const registryOf = (contracts: readonly WatchedContract[]): Registry => {
  const registry = new Registry([]);
  for (const { address, kind, readTo } of contracts) registry.add(address, { kind, since: (readTo ?? 0) + 1 });
  return registry;
};

/**
 * Reads the next range of the history of contracts that a plan named only after their announcement. The contracts that announced them
 * were followed from the start and are not read again. @returns FORKED where the node's history is not the one that is indexed.
 */
export async function readBackRange(request: ReadBackRequest): Promise<ReadBackRange | typeof FORKED> {
  const { node, store, sources, scan, checkCompleteness, cursor } = request;
  const { from, to, contracts } = nextRange(request);
  if (from >= to) return { contracts, to, projection: NOTHING };
  const registry = registryOf(contracts);
  const parent = { number: from, hash: (await store.hashOf(from)) ?? null };
  const watch = {
    scan,
    topics: topicsOf(sources),
    addresses: () => registry.addresses(),
    holders: () => registry.holders(),
    lookouts: [],
    announced: announcesNothing,
    checkCompleteness,
  };
  const range = await readRange(node, parent, to, undefined, watch);
  if (range === FORKED) return FORKED;
  // For blocks below the kept headers there is no hash to compare; they are too old for a fork that would be followed.
  const expected = to === cursor.number ? cursor.hash : await store.hashOf(to);
  if (expected !== undefined && range.headers.at(-1)?.hash !== expected) return FORKED;
  const projection = await project(range.headers, range.logs, sources, registry, announcesNothing);
  return { contracts, to, projection };
}

const announcesNothing = (): Promise<readonly Hex[]> => Promise.resolve([]);
