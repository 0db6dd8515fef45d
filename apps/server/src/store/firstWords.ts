import { and, eq, ne, sql } from 'drizzle-orm';
import type { ChainId } from '@althing/domain/units';
import type { Database } from './database.ts';
import { categories, organisations } from './schema/index.ts';

/** What of an organisation or a market stands in the HTML of its pages. */
export interface FirstWords {
  name: string;
  description: string;
  category?: string;
}

/** Finds what everybody may read; undefined where there is nothing, or nothing for everybody. */
export interface FindFirstWords {
  ofOrganisation(slug: string): Promise<FirstWords | undefined>;
  /** @param marketId - decimal, of any size. */
  ofMarket(chainId: ChainId, marketId: string): Promise<FirstWords | undefined>;
}

export function createFirstWords(db: Database): FindFirstWords {
  const bySlug = db
    .select({ name: organisations.name, category: categories.name, description: sql<string>`${organisations.profile}->>'description'` })
    .from(organisations)
    .innerJoin(categories, eq(categories.id, organisations.categoryId))
    .where(and(eq(organisations.slug, sql.placeholder('slug')), ne(organisations.state, 'draft')))
    .prepare('first_words');
  return {
    ofOrganisation: async (slug) => (await bySlug.execute({ slug }))[0],
    async ofMarket(chainId, marketId) {
      const { rows } = await db.execute<{ name: string; description: string }>(sql`
        select coalesce(r.name, sold.pair) as name, sold.pair as description from chain.bond_market m
        left join app.bond_markets r on r.chain_id = m.chain_id and r.market_id = m.market_id and r.transaction_hash = m.transaction_hash
        join app.tokens t on t.chain_id = m.chain_id and t.address = m.payout_token
        join app.tokens q on q.chain_id = m.chain_id and q.address = m.quote_token
        cross join lateral (select t.symbol || ' for ' || q.symbol as pair) sold
        where m.chain_id = ${chainId} and m.market_id = ${marketId}::numeric and not m.is_private`);
      return rows[0];
    },
  };
}
