import { type SQL, sql } from 'drizzle-orm';
import type { Hex } from '@althing/domain/units';
import type { ClientBase } from 'pg';
import { bytes, hexOf } from './columns.ts';
import type { UnderWay } from './update.ts';
import { statement } from '../statement.ts';

/** Whom a step of the indexer concerns because of messages between chains. */
export interface Bridged {
  controllers: readonly Hex[];
  /** Who sent the messages and transfers concerned, and who gets transfers, on whichever chain. */
  parties: readonly Hex[];
}

export const NOTHING_BRIDGED: Bridged = { controllers: [], parties: [] };

/** Both ends included. */
interface BlockRange {
  from: number;
  to: number;
}

const arrived = (table: SQL, chainId: number, { from, to }: BlockRange) => sql`select r.controller, t.sender, t.recipient from ${table} r
  left join chain.bridge_transaction t
    on t.payload_hash = r.payload_hash and t.controller = r.controller and t.destination_chain_id = r.chain_id
  where r.chain_id = ${chainId} and r.block between ${from} and ${to}`;

/** The messages that bridges' own contracts spoke of, of which bridges with ids know no transaction. */
const spokenOf = (chainId: number, { from, to }: BlockRange) => sql`select t.controller, t.sender, t.recipient from chain.bridge_delivery d
  join lateral (select r.transaction_hash, r.controller, r.message_hash from chain.bridge_relay r
      where r.bridge_id = d.name and r.chain_id = d.origin_chain_id and r.adapter = d.adapter and d.origin_transaction is null
    union all select o.transaction_hash, o.controller, o.message_hash from chain.bridge_transaction o
      where o.transaction_hash = d.origin_transaction and o.carried_hash = d.name) m on true
  join chain.bridge_transaction t on t.transaction_hash = m.transaction_hash and t.controller = m.controller and t.message_hash = m.message_hash
    and t.chain_id = d.origin_chain_id
  where d.chain_id = ${chainId} and d.block between ${from} and ${to}`;

/** Controllers and senders that the rows of these blocks concern, on both ends of a message. */
export async function bridgedIn(client: ClientBase, chainId: number, blocks: BlockRange): Promise<Bridged> {
  const { rows } = await client.query<{ controller: Buffer; sender: Buffer | null; recipient: Buffer | null }>(
    statement(sql`select controller, sender, recipient from chain.bridge_transaction
        where chain_id = ${chainId} and block between ${blocks.from} and ${blocks.to}
      union ${arrived(sql`chain.bridge_receipt`, chainId, blocks)}
      union ${arrived(sql`chain.bridge_step`, chainId, blocks)}
      union ${spokenOf(chainId, blocks)}
      union select controller, null, null from chain.controller_adapter
        where chain_id = ${chainId} and block between ${blocks.from} and ${blocks.to}`),
  );
  return {
    controllers: [...new Set(rows.map(({ controller }) => hexOf(controller)))],
    parties: [...new Set(rows.flatMap(({ sender, recipient }) => [sender, recipient].flatMap((party) => (party ? [hexOf(party)] : []))))],
  };
}

/** Newest messages that are looked at, most of which have arrived, and that are told. */
const UNDER_WAY = { seen: 1_000, told: 500 };

/** Messages of registered organisations that a bridge took for this chain and has not brought. Bridges take messages of anybody, whose rows are not told. */
export async function readUnderWay(client: ClientBase, chainId: number, adapter: Hex): Promise<UnderWay[]> {
  const { rows } = await client.query<{ bridge_id: Buffer; at: string }>(
    statement(sql`with newest as (select chain_id, transaction_hash, controller, message_hash, bridge_id, at from chain.bridge_relay
        where destination_chain_id = ${chainId}::numeric and adapter = ${bytes(adapter)} order by at desc limit ${UNDER_WAY.seen})
      select n.bridge_id, n.at from newest n
      join chain.bridge_transaction t on t.transaction_hash = n.transaction_hash and t.controller = n.controller and t.message_hash = n.message_hash
        and t.chain_id = n.chain_id
      where not exists (select from chain.bridge_receipt r where r.payload_hash = t.payload_hash and r.controller = t.controller
        and r.chain_id = ${chainId}::bigint and r.adapter = ${bytes(adapter)})
      order by n.at desc limit ${UNDER_WAY.told}`),
  );
  return rows.map(({ bridge_id, at }) => ({ bridgeId: hexOf(bridge_id), at: Number(at) }));
}
