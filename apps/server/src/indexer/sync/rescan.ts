import type { Hex } from '@althing/domain/units';
import type { ChainStore } from '../../store/chain/update.ts';
import { project } from '../project.ts';
import type { Registry } from '../registry.ts';
import type { Node } from '../rpc/node.ts';
import type { Sources } from '../source.ts';
import { announcesMore } from './completeness.ts';
import { readWholeBlock } from './range.ts';

const BLOCKS_PER_STEP = 100;

const addsNothing = (): Promise<readonly Hex[]> => Promise.resolve([]);

export interface Rescan {
  node: Node;
  store: ChainStore;
  sources: Sources;
  topics: readonly Hex[];
  /** The contracts that were watched in each of the blocks. */
  registry: Registry;
  from: number;
  to: number;
}

/**
 * Reads blocks again from their receipts and compares the number of events with the stored ones. This finds logs that an endpoint left
 * out in a way that the bloom does not show. @returns the first block that differs.
 */
export async function findMissedBlock({ node, store, sources, topics, registry, from, to }: Rescan): Promise<number | undefined> {
  for (let first = from; first <= to; first += BLOCKS_PER_STEP) {
    const last = Math.min(first + BLOCKS_PER_STEP - 1, to);
    const counts = await store.eventCounts(first, last);
    const headers = await node.headers(Array.from({ length: last - first + 1 }, (_, index) => first + index));
    for (const header of headers) {
      // The chain has forked since the last step; the next step handles that.
      if (!header || (await store.hashOf(header.number)) !== header.hash) return undefined;
      if (!announcesMore(header, [], registry.addresses(), topics)) continue;
      const logs = await readWholeBlock(node, header);
      if ((await project([header], logs, sources, registry, addsNothing)).events.length !== (counts.get(header.number) ?? 0))
        return header.number;
    }
  }
  return undefined;
}
