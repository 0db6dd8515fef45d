import type { UploadQuota } from '../base/config.ts';

/** Something that counts towards the quota: a stored file, or an upload that was refused or is still being read. */
export interface KeptFile {
  id: string;
  size: number;
  /** Whether an organisation shows it. */
  isUsed: boolean;
  createdAt: Date;
}

/**
 * Milliseconds for which an unused file is kept. While somebody fills in a form, its picture belongs to no organisation yet. Refused uploads count
 * for as long, so that nobody can have files decoded without end.
 */
export const UNUSED_KEPT_MS = 24 * 3600_000;

/** Ids of the files to remove for one more of `size` bytes, oldest first; undefined where that would not make enough room. */
export function makeRoom(kept: readonly KeptFile[], size: number, quota: UploadQuota, now: Date): string[] | undefined {
  const gone: string[] = [];
  const removable = kept
    .filter(({ isUsed, createdAt }) => !isUsed && now.getTime() - createdAt.getTime() >= UNUSED_KEPT_MS)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  let files = kept.length + 1;
  let bytes = kept.reduce((sum, file) => sum + file.size, size);
  for (const { id, size: freed } of removable) {
    if (files <= quota.files && bytes <= quota.bytes) break;
    gone.push(id);
    files -= 1;
    bytes -= freed;
  }
  return files <= quota.files && bytes <= quota.bytes ? gone : undefined;
}
