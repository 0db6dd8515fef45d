import { randomUUID } from 'node:crypto';
import { and, eq, exists, inArray, lt, ne, sql } from 'drizzle-orm';
import type { UploadQuota } from '../base/config.ts';
import { type KeptFile, makeRoom, UNUSED_KEPT_MS } from './makeRoom.ts';
import type { Database, Queryable } from './database.ts';
import { files, organisations, upgradeProposals, uploadAttempts, users } from './schema/index.ts';

export type StoredFile = typeof files.$inferSelect;

/** An upload that was received. It counts towards the quota until it has become a file, or for a day. */
export interface UploadAttempt {
  ownerId: string;
  size: number;
  createdAt: Date;
}

/** Makes uploads of one owner run one at a time, so that several at once cannot exceed the quota together. */
const lockOwner = (on: Queryable, ownerId: string) =>
  on.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');

async function keptFiles(on: Queryable, ownerId: string): Promise<KeptFile[]> {
  // Locked before their use is asked for, so that an organisation cannot start to use one of them in between.
  await on.select({ id: files.id }).from(files).where(eq(files.ownerId, ownerId)).orderBy(files.id).for('update');
  const shown = on.select({ id: organisations.id }).from(organisations).where(eq(organisations.logoId, files.id));
  const proposed = on.select({ id: upgradeProposals.id }).from(upgradeProposals).where(eq(upgradeProposals.logoId, files.id));
  return on
    .select({ id: files.id, size: files.size, createdAt: files.createdAt, isUsed: sql<boolean>`${exists(shown)} or ${exists(proposed)}` })
    .from(files)
    .where(eq(files.ownerId, ownerId));
}

async function attemptsOf(on: Queryable, ownerId: string, except: string | null): Promise<KeptFile[]> {
  const rows = await on
    .select({ id: uploadAttempts.id, size: uploadAttempts.size, createdAt: uploadAttempts.createdAt })
    .from(uploadAttempts)
    .where(and(eq(uploadAttempts.ownerId, ownerId), except === null ? undefined : ne(uploadAttempts.id, except)));
  return rows.map((row) => ({ ...row, isUsed: false }));
}

export function createFiles(db: Database) {
  const byId = db
    .select()
    .from(files)
    .where(eq(files.id, sql.placeholder('id')))
    .prepare('file_by_id');
  return {
    /** Counts an upload before it is decoded. Returns the attempt's id, or undefined where the owner's quota is full. */
    async begin(attempt: UploadAttempt, quota: UploadQuota): Promise<string | undefined> {
      await db.delete(uploadAttempts).where(lt(uploadAttempts.createdAt, new Date(attempt.createdAt.getTime() - UNUSED_KEPT_MS)));
      return db.transaction(async (on) => {
        await lockOwner(on, attempt.ownerId);
        const counted = [...(await keptFiles(on, attempt.ownerId)), ...(await attemptsOf(on, attempt.ownerId, null))];
        if (!makeRoom(counted, attempt.size, quota, attempt.createdAt)) return undefined;
        const id = randomUUID();
        await on.insert(uploadAttempts).values({ id, ...attempt });
        return id;
      });
    },

    /** Removes an attempt that failed through no fault of the owner. */
    async forget(attemptId: string): Promise<void> {
      await db.delete(uploadAttempts).where(eq(uploadAttempts.id, attemptId));
    },

    /**
     * Turns an attempt into a file, within the owner's quota. Returns the ids of files removed to make room, or undefined where the quota is full;
     * the attempt keeps counting then.
     */
    async add(file: StoredFile, attemptId: string, quota: UploadQuota): Promise<string[] | undefined> {
      return db.transaction(async (on) => {
        await lockOwner(on, file.ownerId);
        const kept = await keptFiles(on, file.ownerId);
        const gone = makeRoom([...kept, ...(await attemptsOf(on, file.ownerId, attemptId))], file.size, quota, file.createdAt);
        if (!gone) return undefined;
        await on.delete(uploadAttempts).where(eq(uploadAttempts.id, attemptId));
        const goneFiles = kept.map(({ id }) => id).filter((id) => gone.includes(id));
        if (goneFiles.length > 0) await on.delete(files).where(inArray(files.id, goneFiles));
        await on.insert(files).values(file);
        return goneFiles;
      });
    },

    async find(id: string): Promise<StoredFile | undefined> {
      return (await byId.execute({ id }))[0];
    },

    /** Those of the ids that belong to stored files. */
    async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: files.id })
        .from(files)
        .where(inArray(files.id, [...ids]));
      return new Set(rows.map(({ id }) => id));
    },
  };
}

export type Files = ReturnType<typeof createFiles>;
