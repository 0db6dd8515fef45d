import type { ForumTopic } from '@althing/domain/http';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { forumLinks as links } from './schema/index.ts';

export interface ForumLink {
  organisationId: string;
  slug: string | null;
  url: string | null;
  told: Record<string, string>;
  topics: ForumTopic[];
  syncedAt: Date | null;
  problem: string | null;
  failures: number;
}

/** Which organisations are mirrored to the voting forum, and how far. */
export function createForumLinks(db: Database) {
  return {
    async find(organisationId: string): Promise<ForumLink | undefined> {
      const [row] = await db.select().from(links).where(eq(links.organisationId, organisationId));
      return row;
    },

    /** Does nothing where it is mirrored already. */
    async add(organisationId: string, now: Date): Promise<void> {
      await db.insert(links).values({ organisationId, told: {}, topics: [], failures: 0, nextAt: now }).onConflictDoNothing();
    },

    async remove(organisationId: string): Promise<void> {
      await db.delete(links).where(eq(links.organisationId, organisationId));
    },

    /** Takes those that are due, the longest due first. Nobody else gets them before `until`. */
    async claim(now: Date, until: Date, limit: number): Promise<ForumLink[]> {
      const due = db
        .select({ id: links.organisationId })
        .from(links)
        .where(lte(links.nextAt, now))
        .orderBy(asc(links.nextAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      return db.update(links).set({ nextAt: until }).where(inArray(links.organisationId, due)).returning();
    },

    async save(organisationId: string, change: Partial<Omit<ForumLink, 'organisationId'>> & { nextAt: Date }): Promise<void> {
      await db.update(links).set(change).where(eq(links.organisationId, organisationId));
    },
  };
}

export type ForumLinks = ReturnType<typeof createForumLinks>;
