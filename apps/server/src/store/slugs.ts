import { firstSlugNumber, slugify } from '@althing/domain/organisation';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { organisations, slugNumbers } from './schema/index.ts';
import { isUniqueViolation } from './violations.ts';

/**
 * Takes the next number for a name and sets the slug in one statement, so that several at once wait for each other instead of failing. False
 * where another name already has that slug ("DAO 2" beside the second "DAO"); the number is used up then.
 */
async function takeNumbered(on: Transaction, id: string, base: string): Promise<boolean> {
  const { rowCount } = await on.execute(sql`
    with numbered as (
      insert into ${slugNumbers} as taken (base, number) values (${base}, ${firstSlugNumber(base)})
      on conflict (base) do update set number = taken.number + 1 returning number
    ), named as (select case when number = 1 then ${base}::text else ${base}::text || '-' || number end as slug from numbered)
    update ${organisations} o set slug = named.slug from named
    where o.id = ${id} and not exists (select from ${organisations} other where other.slug = named.slug)`);
  return rowCount === 1;
}

/** As `takeNumbered`; also false where another name took the slug at the same moment, which the next attempt will see. */
const tryNumbered = (on: Transaction, id: string, base: string): Promise<boolean> =>
  on
    .transaction((turn) => takeNumbered(turn, id, base))
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'organisations_slug')) return false;
      throw error;
    });

/** Sets the slug that follows from the name; an organisation that has a slug keeps it. */
export async function giveSlug(on: Transaction, id: string): Promise<void> {
  const [row] = await on.select({ name: organisations.name, slug: organisations.slug }).from(organisations).where(eq(organisations.id, id));
  if (!row || row.slug !== id) return;
  while (!(await tryNumbered(on, id, slugify(row.name))));
}
