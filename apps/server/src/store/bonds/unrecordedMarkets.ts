import { sql } from 'drizzle-orm';
import type { Address, ChainId } from '@althing/domain/units';
import { bytes } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { statement } from '../statement.ts';
import { MARKET_COLUMNS, marketSource, type MarketRow, PAIR_JOIN } from './marketRows.ts';

/** An account that owns markets, on one chain or, for a private key, on all. */
export interface MarketOwnerAccount {
  address: Address;
  chainId: ChainId | null;
}

/** More are not told at once: an owner who has so many records some first. */
const MOST_UNRECORDED = 20;
/** Ownerships that are looked at, newest first: whoever gives markets away does not make its readers wait. */
const MOST_LOOKED_AT = 500;

/** Markets that accounts own, still sell in, and have put under no organisation, newest first. */
export async function unrecordedOf(db: Queryable, owners: readonly MarketOwnerAccount[], wallClock: number): Promise<MarketRow[]> {
  if (owners.length === 0) return [];
  const addresses = owners.map(({ address }) => bytes(address));
  const chainIds = owners.map(({ chainId }) => chainId);
  const { rows } = await db.query<MarketRow>(
    statement(
      sql`with own as (
          select distinct l.chain_id, l.contract, l.subject from (
            select l.chain_id, l.contract, l.subject from unnest(${sql.param(addresses)}::bytea[], ${sql.param(chainIds)}::bigint[]) as who (address, chain_id)
            cross join lateral (select * from chain.link l where l.relation = 'marketOwner' and l.target = who.address
              and (who.chain_id is null or l.chain_id = who.chain_id) order by block desc limit ${MOST_LOOKED_AT}) l) l)
        select ${MARKET_COLUMNS} from ${marketSource(Math.floor(wallClock))} ${PAIR_JOIN}
        where (m.chain_id, m.auctioneer, m.subject) in (select chain_id, contract, subject from own) and r.id is null
          and status.state <> 'closed'
          and exists (select from unnest(${sql.param(addresses)}::bytea[], ${sql.param(chainIds)}::bigint[]) as who (address, chain_id)
            where who.address = owned.owner and (who.chain_id is null or who.chain_id = m.chain_id))
        order by m.at desc, m.chain_id desc, m.block desc, m.log_index desc limit ${MOST_UNRECORDED}`,
      'bond_markets_unrecorded',
    ),
  );
  return rows;
}
