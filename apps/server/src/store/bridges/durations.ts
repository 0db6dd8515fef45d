import type { Bridge } from '@althing/domain/bridges';
import { type ChainId, SECONDS_PER_DAY } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import { hexOf, numbers } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { statement } from '../statement.ts';
import { bridgeOf } from './bridgeOf.ts';
import { MAX_ADAPTERS } from './transactionRows.ts';

/** How long a bridge took lately from a chain. */
export interface MeasuredDuration {
  chainId: ChainId;
  bridge: Bridge;
  /** In which nine of ten arrived, those counted that are still on their way for longer than is usual. */
  seconds: number;
  /** Which arrived. */
  deliveries: number;
}

/** Sendings of a chain that are measured, and how many of one controller, so that nobody's decide alone. */
const LATELY = 300;
const OF_ONE = 20;
/** Among so many of a chain's newest they are looked for, which anybody can fill. */
const LOOKED_AT = 5_000;
const LONGEST_AGO = 30 * SECONDS_PER_DAY;
/** Deliveries below which nothing is said. */
const FEWEST = 5;

/** Newest sendings of organisations here, once each: what was sent again arrived for other reasons. */
const recentOf = (chainIds: readonly ChainId[], now: number) => sql`
  select t.* from unnest(${numbers(chainIds)}::bigint[]) as origin (chain_id) cross join lateral (
    select * from (
      select n.*, row_number() over (partition by n.controller order by n.at desc, n.block desc, n.log_index desc) as place from (
        select * from chain.bridge_transaction t where t.chain_id = origin.chain_id order by at desc, block desc, log_index desc limit ${LOOKED_AT}) n
      where n.at > ${now}::bigint - ${LONGEST_AGO}::bigint
        and exists (select from app.organisation_contracts c where c.chain_id = n.chain_id and c.address = n.controller)
        and not exists (select from chain.bridge_transaction again where again.payload_hash = n.payload_hash and again.is_resend)) n
    where n.place <= ${OF_ONE} order by n.at desc limit ${LATELY}) t`;

/**
 * Of messages and transfers that organisations here have sent in the last thirty days. Where the clocks of two chains differ, so does what is measured.
 *
 * @param now - UNIX seconds.
 */
export async function measureDurations(db: Queryable, chainIds: readonly ChainId[], now: number): Promise<MeasuredDuration[]> {
  const { rows } = await db.query<{ chain_id: string; adapter: Buffer; seconds: number; deliveries: string }>(
    statement(
      sql`with recent as (${recentOf(chainIds, now)}),
        leg as (select t.chain_id, a.adapter, case when r.at is not null then greatest(0, r.at - t.at) end as took, ${now}::bigint - t.at as age from recent t
          cross join generate_series(0, ${MAX_ADAPTERS - 1}::int) as taken (slot)
          cross join lateral (select adapter from chain.controller_adapter a where a.chain_id = t.chain_id and a.controller = t.controller
            and a.slot = taken.slot order by block desc, log_index desc limit 1) a
          cross join lateral (select min(r.at) as at from chain.bridge_receipt r where r.payload_hash = t.payload_hash
            and r.controller = t.controller and r.chain_id = t.destination_chain_id and r.adapter = a.adapter) r
          where t.taken & (1::bigint << taken.slot) <> 0),
        usual as (select chain_id, adapter, percentile_disc(0.9) within group (order by took) as seconds, count(*) as deliveries
          from leg where took is not null group by 1, 2 having count(*) >= ${FEWEST})
        select chain_id, adapter, usual.deliveries, percentile_disc(0.9) within group (order by coalesce(leg.took, leg.age))::float8 as seconds
        from leg join usual using (chain_id, adapter) where leg.took is not null or leg.age > usual.seconds group by 1, 2, 3`,
      'bridge_durations',
    ),
  );
  return rows.flatMap(({ chain_id, adapter, seconds, deliveries }) => {
    const chainId = Number(chain_id);
    const bridge = bridgeOf(chainId, getAddress(hexOf(adapter)));
    return bridge ? [{ chainId, bridge, seconds: Math.round(seconds), deliveries: Number(deliveries) }] : [];
  });
}
