import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from './database.ts';
import { bondMarkets, organisations, users } from './schema/index.ts';

/** Limits for proposed markets that were not created yet. */
export const MAX_PROPOSED = { account: 50, organisation: 100 } as const;

/** Whether an account may propose another market of an organisation. */
export async function hasRoom(on: Queryable, organisationId: string, userId: string): Promise<boolean> {
  const { rows } = await on.execute<{ own: string; all: string }>(sql`
    select (select count(*) from app.bond_markets where market_id is null and recorded_by = ${userId}) as own,
      (select count(*) from app.bond_markets where market_id is null and organisation_id = ${organisationId}) as all`);
  return Number(rows[0]!.own) < MAX_PROPOSED.account && Number(rows[0]!.all) < MAX_PROPOSED.organisation;
}

/** As `hasRoom`, but makes proposals of the same account or organisation wait for each other, so that several at once cannot exceed the limits. */
export async function takeRoom(on: Transaction, organisationId: string, userId: string): Promise<boolean> {
  await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  await on.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, organisationId)).for('no key update');
  return hasRoom(on, organisationId, userId);
}

/** Removes proposals that have led to no market, and lists of buyers that no record uses. Returns how many proposals. */
export async function expireProposed(db: Database, createdBefore: Date): Promise<number> {
  const gone = await db
    .delete(bondMarkets)
    .where(and(isNull(bondMarkets.marketId), lt(bondMarkets.createdAt, createdBefore)))
    .returning({ id: bondMarkets.id });
  await db.execute(sql`delete from app.buyer_sets s where not exists (select from app.bond_markets r where r.buyers_root = s.root)`);
  return gone.length;
}
