import type { Hex } from '@althing/domain/units';
import type { Cursor } from '../../store/chain/update.ts';
import type { Header } from '../../store/chain/update.ts';

/** How the newest block that a node reports relates to what is indexed. */
export type Relation =
  /** Nothing is indexed yet. */
  | 'first'
  /** It is the last indexed block. */
  | 'same'
  /** There are blocks to read; whether they continue ours turns out when they are read. */
  | 'ahead'
  /** It is an earlier block of ours, or older than the kept headers: the node is behind, or a local chain was rolled back. */
  | 'behind'
  /** It contradicts our block of the same number. */
  | 'forked';

/** @param kept - stored hash of the block with that number, if there is one. */
export function relate(cursor: Cursor | null, head: Header, kept: Hex | undefined): Relation {
  if (!cursor) return 'first';
  if (head.number > cursor.number) return 'ahead';
  if (head.number === cursor.number) return head.hash === cursor.hash ? 'same' : 'forked';
  return kept && kept !== head.hash ? 'forked' : 'behind';
}
