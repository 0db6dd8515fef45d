import { sql } from 'drizzle-orm';
import type { BondOrganisation } from '@althing/domain/http';
import { type Page, type PageRequest, toPage } from '../chain/keyset.ts';
import type { Queryable } from '../chain/queryable.ts';
import { marketSource } from './marketRows.ts';
import { decodeTimeCursor, encodeTimeCursor } from './timeCursor.ts';
import { statement } from '../statement.ts';

interface Row {
  id: string;
  slug: string;
  name: string;
  logo: string | null;
  markets: number;
  live_markets: number;
  newest: string;
}

/** @param wallClock - UNIX seconds. */
export function createBondOrganisations(db: Queryable, wallClock: () => number) {
  return {
    /** Organisations with recorded public markets, ordered by their newest one. */
    async list({ limit, cursor }: PageRequest): Promise<Page<BondOrganisation>> {
      const [time, id] = decodeTimeCursor(cursor);
      const { rows } = await db.query<Row>(
        statement(
          sql`select o.id, o.slug, o.name, o.logo_id as logo, count(*)::int as markets, max(m.at) as newest,
            (count(*) filter (where status.state in ('live', 'close-proposed')))::int as live_markets
          from ${marketSource(Math.floor(wallClock()))} where r.id is not null and not m.is_private group by o.id
          having ${time}::bigint is null or (max(m.at), o.id) < (${time}::bigint, ${id}::uuid) order by max(m.at) desc, o.id desc limit ${limit + 1}`,
          'bond_organisations',
        ),
      );
      return toPage(
        rows,
        limit,
        (row) => encodeTimeCursor(row.newest, row.id),
        ({ id, slug, name, logo, markets, live_markets: liveMarkets }) => ({ id, slug, name, logo, markets, liveMarkets }),
      );
    },
  };
}
