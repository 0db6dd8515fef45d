import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { categories, organisations } from './schema/index.ts';

/** What of an organisation stands in the HTML of its pages. */
export interface FirstWords {
  name: string;
  description: string;
  category: string;
}

/** Finds what everybody may read of an organisation; undefined where there is none with that slug, or a draft. */
export type FindFirstWords = (slug: string) => Promise<FirstWords | undefined>;

export function createFirstWords(db: Database): FindFirstWords {
  const bySlug = db
    .select({ name: organisations.name, category: categories.name, description: sql<string>`${organisations.profile}->>'description'` })
    .from(organisations)
    .innerJoin(categories, eq(categories.id, organisations.categoryId))
    .where(and(eq(organisations.slug, sql.placeholder('slug')), ne(organisations.state, 'draft')))
    .prepare('first_words');
  return async (slug) => (await bySlug.execute({ slug }))[0];
}
