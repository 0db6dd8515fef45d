import type { BondOrganisation } from '@althing/domain/http';
import { type Page, type PageRequest, toPage } from '../chain/keyset.ts';
import type { Queryable } from '../chain/queryable.ts';
import { MARKET_SOURCE } from './marketRows.ts';
import { decodeTimeCursor, encodeTimeCursor } from './timeCursor.ts';

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
    /** Organisations that have recorded public markets, by their newest one. */
    async list({ limit, cursor }: PageRequest): Promise<Page<BondOrganisation>> {
      const { rows } = await db.query<Row>({
        name: 'bond_organisations',
        text: `select o.id, o.slug, o.name, o.logo_id as logo, count(*)::int as markets, max(m.at) as newest,
            (count(*) filter (where status.state in ('live', 'close-proposed')))::int as live_markets
          from ${MARKET_SOURCE} where r.id is not null and not m.is_private group by o.id
          having $2::bigint is null or (max(m.at), o.id) < ($2::bigint, $3::uuid) order by max(m.at) desc, o.id desc limit $4`,
        values: [Math.floor(wallClock()), ...decodeTimeCursor(cursor), limit + 1],
      });
      return toPage(
        rows,
        limit,
        (row) => encodeTimeCursor(row.newest, row.id),
        ({ id, slug, name, logo, markets, live_markets: liveMarkets }) => ({ id, slug, name, logo, markets, liveMarkets }),
      );
    },
  };
}
