import type { Bridge } from '@althing/domain/bridges';
import type { ChainId } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import { hexOf, numbers } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { statement } from '../statement.ts';
import { bridgeOf } from './bridgeOf.ts';

/** How long a bridge took lately from a chain. */
export interface MeasuredDuration {
  chainId: ChainId;
  bridge: Bridge;
  /** In which nine of ten arrived. */
  seconds: number;
  deliveries: number;
}

/** Newest sendings of a chain that are looked at. */
const LATELY = 300;
/** Deliveries below which nothing is said. */
const FEWEST = 5;

/**
 * Of messages and transfers that organisations here have sent once: what was sent again arrived for other reasons. Where the clocks of two chains differ,
 * so does what is measured.
 */
export async function measureDurations(db: Queryable, chainIds: readonly ChainId[]): Promise<MeasuredDuration[]> {
  const { rows } = await db.query<{ chain_id: string; adapter: Buffer; seconds: number; deliveries: string }>(
    statement(
      sql`select t.chain_id, r.adapter, count(*) as deliveries,
          percentile_disc(0.9) within group (order by greatest(0, r.at - t.at))::float8 as seconds
        from unnest(${numbers(chainIds)}::bigint[]) as origin (chain_id)
        cross join lateral (select * from chain.bridge_transaction t where t.chain_id = origin.chain_id
          order by at desc, block desc, log_index desc limit ${LATELY}) t
        cross join lateral (select adapter, min(at) as at from chain.bridge_receipt r where r.payload_hash = t.payload_hash
          and r.controller = t.controller and r.chain_id = t.destination_chain_id group by adapter) r
        where exists (select from app.organisation_contracts c where c.chain_id = t.chain_id and c.address = t.controller)
          and not exists (select from chain.bridge_transaction again where again.payload_hash = t.payload_hash and again.is_resend)
        group by 1, 2 having count(*) >= ${FEWEST}`,
      'bridge_durations',
    ),
  );
  return rows.flatMap(({ chain_id, adapter, seconds, deliveries }) => {
    const chainId = Number(chain_id);
    const bridge = bridgeOf(chainId, getAddress(hexOf(adapter)));
    return bridge ? [{ chainId, bridge, seconds: Math.round(seconds), deliveries: Number(deliveries) }] : [];
  });
}
