import { type SQL, sql } from 'drizzle-orm';
import type { Hex } from '@althing/domain/units';
import type { ClientBase } from 'pg';
import { hexOf } from './columns.ts';
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

/** Controllers and senders that the rows of these blocks concern, on both ends of a message. */
export async function bridgedIn(client: ClientBase, chainId: number, blocks: BlockRange): Promise<Bridged> {
  const { rows } = await client.query<{ controller: Buffer; sender: Buffer | null; recipient: Buffer | null }>(
    statement(sql`select controller, sender, recipient from chain.bridge_transaction
        where chain_id = ${chainId} and block between ${blocks.from} and ${blocks.to}
      union ${arrived(sql`chain.bridge_receipt`, chainId, blocks)}
      union ${arrived(sql`chain.bridge_step`, chainId, blocks)}
      union select controller, null, null from chain.controller_adapter
        where chain_id = ${chainId} and block between ${blocks.from} and ${blocks.to}`),
  );
  return {
    controllers: [...new Set(rows.map(({ controller }) => hexOf(controller)))],
    parties: [...new Set(rows.flatMap(({ sender, recipient }) => [sender, recipient].flatMap((party) => (party ? [hexOf(party)] : []))))],
  };
}
