import type { UploadQuota } from '../base/config.ts';

/** Something that counts towards the quota: a stored file, or an upload that was refused or is still being read. */
export interface KeptFile {
  id: string;
  size: number;
  /** Shown by an organisation. */
  isUsed: boolean;
  createdAt: Date;
}

/**
 * A form that is being filled in names its picture before any organisation does; nobody's is taken away meanwhile. Refused
 * uploads count for as long, so that nobody has files read without end.
 */
export const UNUSED_KEPT_MS = 24 * 3600_000;

/** Files that have to go for one more of `size` bytes, oldest first; undefined where even that leaves no room. */
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
