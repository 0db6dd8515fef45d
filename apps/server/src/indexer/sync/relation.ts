import type { Hex } from '@althing/domain/units';
import type { Cursor } from '../../store/chain/update.ts';
import type { Header } from '../../store/chain/update.ts';

/** How the head that a node reports relates to what is indexed. */
export type Relation =
  /** Nothing is indexed yet. */
  | 'first'
  /** The head is indexed. */
  | 'same'
  /** There are blocks to read; whether they continue ours shows when they are read. */
  | 'ahead'
  /** The head is one of ours, or older than what is kept: the node lags, or a local chain was rolled back. */
  | 'behind'
  /** The head contradicts ours. */
  | 'forked';

/** @param kept - hash that is kept for the head's number, if any. */
export function relate(cursor: Cursor | null, head: Header, kept: Hex | undefined): Relation {
  if (!cursor) return 'first';
  if (head.number > cursor.number) return 'ahead';
  if (head.number === cursor.number) return head.hash === cursor.hash ? 'same' : 'forked';
  return kept && kept !== head.hash ? 'forked' : 'behind';
}
