import type { ChainStore } from '../../store/chain/update.ts';
import type { Node } from '../rpc/node.ts';
import type { Parent } from './range.ts';

const HEADERS_PER_STEP = 64;

/** The newest stored block, not above `head`, that is also on the node's chain; undefined where none of the stored ones is. */
export async function findAncestor(node: Node, store: ChainStore, head: number): Promise<Parent | undefined> {
  let below = head;
  for (;;) {
    const kept = await store.headersDownFrom(below, HEADERS_PER_STEP);
    const oldest = kept.at(-1);
    if (!oldest) return undefined;
    const theirs = await node.headers(kept.map(({ number }) => number));
    const match = kept.find(({ hash }, index) => theirs[index]?.hash === hash);
    if (match) return match;
    below = oldest.number - 1;
  }
}
