import type { ChainStore, Cursor } from '../../store/chain/update.ts';
import type { Lookout } from '../lookout.ts';
import { type Projection, project } from '../project.ts';
import { Registry } from '../registry.ts';
import type { Node } from '../rpc/node.ts';
import { FORKED, readRange, type Scan } from './range.ts';

export interface LookBack {
  node: Node;
  store: Pick<ChainStore, 'hashOf' | 'firstHeaderSince'>;
  scan: Scan;
  checkCompleteness: boolean;
  lookouts: readonly Lookout[];
  /** UNIX seconds. */
  since: number;
  /** The newest block that was read. */
  cursor: Cursor;
  maxRange: number;
}

const nothing = (): Promise<readonly never[]> => Promise.resolve([]);

/** Reads kept blocks again for what nobody looked out for when they were read first. @returns FORKED where the node's are not those that are indexed. */
export async function lookBack({
  node,
  store,
  lookouts,
  since,
  cursor,
  maxRange,
  ...options
}: LookBack): Promise<Projection | typeof FORKED> {
  const found: Projection = { events: [], changes: [], watched: [] };
  const first = lookouts.length > 0 ? await store.firstHeaderSince(since) : undefined;
  if (first === undefined) return found;
  const watch = { ...options, lookouts, topics: [], addresses: () => [], holders: () => [], announced: nothing };
  for (let from = first; from <= cursor.number; from += maxRange) {
    const to = Math.min(from + maxRange - 1, cursor.number);
    const parent = { number: from - 1, hash: (await store.hashOf(from - 1)) ?? null };
    const range = await readRange(node, parent, to, undefined, watch);
    if (range === FORKED || range.headers.at(-1)?.hash !== (await store.hashOf(to))) return FORKED;
    const { changes } = await project(range.headers, range.logs, {}, new Registry([]), nothing, lookouts);
    found.changes.push(...changes);
  }
  return found;
}
