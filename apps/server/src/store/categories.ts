import { asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { categories } from './schema/index.ts';

const columns = { id: categories.id, name: categories.name };

export function createCategories(db: Database) {
  const all = db.select(columns).from(categories).orderBy(asc(categories.position)).prepare('categories');
  return {
    list: () => all.execute(),
    async exists(id: string): Promise<boolean> {
      return (await db.select(columns).from(categories).where(eq(categories.id, id))).length > 0;
    },
  };
}

export type Categories = ReturnType<typeof createCategories>;
