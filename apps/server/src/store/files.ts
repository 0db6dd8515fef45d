import { eq, exists, inArray, sql } from 'drizzle-orm';
import { makeRoom, type UploadQuota } from '../external/files/makeRoom.ts';
import type { Database } from './database.ts';
import { files, organisations, users } from './schema/index.ts';

export type StoredFile = typeof files.$inferSelect;

export function createFiles(db: Database) {
  const byId = db
    .select()
    .from(files)
    .where(eq(files.id, sql.placeholder('id')))
    .prepare('file_by_id');
  return {
    /**
     * Adds a file within its owner's quota. Returns the files that went to make room, or undefined where there is none.
     * Uploads of one owner wait for one another, so that many at once do not pass the quota together.
     */
    async add(file: StoredFile, quota: UploadQuota): Promise<string[] | undefined> {
      return db.transaction(async (on) => {
        await on.select({ id: users.id }).from(users).where(eq(users.id, file.ownerId)).for('no key update');
        const shown = on.select({ id: organisations.id }).from(organisations).where(eq(organisations.logoId, files.id));
        const kept = await on
          .select({ id: files.id, size: files.size, createdAt: files.createdAt, isUsed: sql<boolean>`${exists(shown)}` })
          .from(files)
          .where(eq(files.ownerId, file.ownerId));
        const gone = makeRoom(kept, file.size, quota, file.createdAt);
        if (!gone) return undefined;
        if (gone.length > 0) await on.delete(files).where(inArray(files.id, gone));
        await on.insert(files).values(file);
        return gone;
      });
    },
    async find(id: string): Promise<StoredFile | undefined> {
      return (await byId.execute({ id }))[0];
    },
  };
}

export type Files = ReturnType<typeof createFiles>;
