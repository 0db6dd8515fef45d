import type { Address, ChainId } from '@althing/domain/units';
import { sql } from 'drizzle-orm';
import { bytes } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf } from '../chain/wire.ts';
import { statement } from '../statement.ts';

/** An organisation's asset controller on a chain, as it said itself. */
export interface Portal {
  token: Address;
  /** Every adapter that it ever had limits for or heard with others: at most 31. */
  adapters: Address[];
}

/** The window of limits is said by asset controllers only, and once at least, as is their token. */
const portalOn = (chainId: ChainId, controller: Buffer) => sql`
  select l.target as token, coalesce((select array_agg(a.adapter order by a.slot) from (
      select distinct on (slot) slot, adapter from chain.controller_adapter
      where chain_id = l.chain_id and controller = l.contract order by slot, block desc, log_index desc) a), '{}') as adapters
  from chain.link l
  where l.chain_id = ${chainId} and l.contract = ${controller} and l.relation = 'token' and l.subject = l.contract
    and exists (select from chain.checkpoint c where c.chain_id = l.chain_id and c.contract = l.contract
      and c.series = 'duration' and c.subject = l.contract)
  order by l.block desc, l.log_index desc limit 1`;

/** The asset controllers of registered organisations, which are the only ones whose events are indexed. */
export function createPortals(db: Queryable) {
  return {
    async find(chainId: ChainId, controller: Address): Promise<Portal | undefined> {
      const { rows } = await db.query<{ token: Buffer; adapters: Buffer[] }>(statement(portalOn(chainId, bytes(controller)), 'portal'));
      return rows[0] && { token: addressOf(rows[0].token), adapters: rows[0].adapters.map(addressOf) };
    },
  };
}

export type Portals = ReturnType<typeof createPortals>;
