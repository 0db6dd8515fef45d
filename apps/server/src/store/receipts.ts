import { randomUUID } from 'node:crypto';
import type { CheckResult, Receipt } from '@althing/domain/http';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';
import { receipts } from './schema/index.ts';

const toReceipt = ({ organisationId, checkedAt, ok, checks }: typeof receipts.$inferSelect): Receipt => ({
  organisationId,
  checkedAt: checkedAt.toISOString(),
  ok,
  checks,
});

/** Results that are kept per organisation in addition to its first, which proves that it was deployed as reviewed. */
const KEPT = 20;

/** Adds a result, and forgets old ones. */
export async function addReceipt(on: Queryable, organisationId: string, checks: CheckResult[], checkedAt: Date): Promise<Receipt> {
  const row = { id: randomUUID(), organisationId, checkedAt, ok: checks.every((check) => check.ok), checks };
  await on.insert(receipts).values(row);
  await on.execute(sql`delete from ${receipts} where id in (
    select id from (select id, row_number() over (order by checked_at) as age, row_number() over (order by checked_at desc) as place
      from ${receipts} where organisation_id = ${organisationId}) numbered
    where age > 1 and place > ${KEPT})`);
  return toReceipt(row);
}

/** Results of reading organisations back. The first and the newest ones are kept; the newest counts. */
export function createReceipts(db: Database) {
  const newest = db
    .select()
    .from(receipts)
    .where(eq(receipts.organisationId, sql.placeholder('id')))
    .orderBy(desc(receipts.checkedAt))
    .limit(1)
    .prepare('newest_receipt');

  return {
    add: (organisationId: string, checks: CheckResult[], checkedAt: Date): Promise<Receipt> =>
      addReceipt(db, organisationId, checks, checkedAt),

    async newest(organisationId: string): Promise<Receipt | null> {
      const [row] = await newest.execute({ id: organisationId });
      return row ? toReceipt(row) : null;
    },
  };
}

export type Receipts = ReturnType<typeof createReceipts>;
