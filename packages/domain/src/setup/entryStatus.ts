import { sameValue } from './sameValue.ts';

export type EntryStatus = 'new' | 'changed' | 'unchanged' | 'markedForDeletion';

/**
 * docs/requirements.md#module-configuration: an unchanged existing entry is read-only; new and changed ones get a highlighted border.
 *
 * @param before - the same entry of the organisation that stands; undefined where there is none.
 */
export function entryStatus(entry: unknown, before: unknown): EntryStatus {
  if ((entry as { isMarkedForDeletion?: boolean } | null)?.isMarkedForDeletion) return 'markedForDeletion';
  if (before === undefined) return 'new';
  return sameValue(before, entry) ? 'unchanged' : 'changed';
}
