import { sameValue } from './sameValue.ts';

export type EntryStatus = 'new' | 'changed' | 'unchanged' | 'markedForDeletion';

interface Entry {
  tempId: string;
  isMarkedForDeletion?: boolean;
}

/** docs/requirements.md#module-configuration: an unchanged existing entry is read-only; new and changed ones get a highlighted border. */
export function entryStatus(entry: Entry, initial: readonly Entry[] | undefined): EntryStatus {
  if (entry.isMarkedForDeletion) return 'markedForDeletion';
  const before = initial?.find(({ tempId }) => tempId === entry.tempId);
  if (!before) return 'new';
  return sameValue(before, entry) ? 'unchanged' : 'changed';
}
