import { sameValue } from './sameValue.ts';

export type EntryStatus = 'new' | 'changed' | 'unchanged' | 'markedForDeletion';

interface Entry {
  tempId: string;
  isMarkedForDeletion?: boolean;
}

/** docs/requirements.md#module-configuration: what exists and is as it was is read-only; what is new or changed gets a highlighted border. */
export function entryStatus(entry: Entry, initial: readonly Entry[] | undefined): EntryStatus {
  if (entry.isMarkedForDeletion) return 'markedForDeletion';
  const before = initial?.find(({ tempId }) => tempId === entry.tempId);
  if (!before) return 'new';
  return sameValue(before, entry) ? 'unchanged' : 'changed';
}
