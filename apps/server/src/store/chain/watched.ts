import { sql } from 'drizzle-orm';
import type { Hex } from '@althing/domain/units';
import type { ClientBase } from 'pg';
import type { IndexedKind } from './changes.ts';
import { bytes, hexOf } from './columns.ts';
import type { Update, WatchedContract } from './update.ts';
import { statement } from '../statement.ts';

/** Tells which announced contracts a plan names. Anybody can have contracts announced, and each watched contract costs requests. */
export interface Plans {
  /** Those of `addresses` that a registered plan names. Runs in the transaction of `client`, if there is one. */
  planned(client: ClientBase, chainId: number, addresses: readonly Hex[]): Promise<readonly Hex[]>;
  /** Contracts that are not watched yet and should be: those of plans registered at or after `since` (null for all), and all followed Safes. */
  claimed(client: ClientBase, chainId: number, since: Date | null): Promise<readonly Hex[]>;
}

const byteas = (addresses: readonly Hex[]) => sql`${sql.param(addresses.map(bytes))}::bytea[]`;

/**
 * Safes that nothing on chain announces to us: they count as announced at the block from which they are followed. Those of plans wait for their
 * announcement, because a block must not be read twice for a contract.
 */
const announceFollowed = (client: ClientBase, chainId: number) =>
  client.query(
    statement(sql`insert into chain.contract (chain_id, address, block, log_index, at, transaction_hash, kind, name, organisation, creator)
     select followed.chain_id, followed.address, followed.since_block, 0, 0, '', 'safeTreasury', '', null, followed.address
     from app.followed_safes followed join chain.cursor on cursor.chain_id = followed.chain_id and cursor.number >= followed.since_block
     where followed.chain_id = ${chainId} and not exists (select from app.organisation_contracts planned
       where planned.chain_id = followed.chain_id and planned.address = followed.address)
     on conflict do nothing`),
  );

/** The plans in the ledger of deployments, and the Safes that are followed because something was proposed for them. */
export const ledgerPlans: Plans = {
  async planned(client, chainId, addresses) {
    const { rows } = await client.query<{ address: Buffer }>(
      statement(
        sql`select distinct address from app.organisation_contracts where chain_id = ${chainId} and address = any(${byteas(addresses)})`,
      ),
    );
    return rows.map(({ address }) => hexOf(address));
  },

  async claimed(client, chainId, since) {
    await announceFollowed(client, chainId);
    const { rows } = await client.query<{ address: Buffer }>(
      statement(sql`select distinct planned.address from app.deployments plan
       join app.organisation_contracts planned on planned.organisation_id = plan.organisation_id and planned.chain_id = plan.chain_id
       join chain.contract c on c.chain_id = planned.chain_id and c.address = planned.address
       where plan.chain_id = ${chainId} and plan.registered_at >= coalesce(${since}::timestamptz, '-infinity')
         and not exists (select from chain.watched w where w.chain_id = c.chain_id and w.address = c.address)
       union
       select c.address from app.followed_safes followed
       join chain.contract c on c.chain_id = followed.chain_id and c.address = followed.address
       where followed.chain_id = ${chainId}
         and not exists (select from chain.watched w where w.chain_id = c.chain_id and w.address = c.address)`),
    );
    return rows.map(({ address }) => hexOf(address));
  },
};

const WATCHED = sql`select w.address, c.kind, c.block as since, w.read_to from chain.watched w
  join chain.contract c on c.chain_id = w.chain_id and c.address = w.address`;

async function read(client: ClientBase, query: ReturnType<typeof sql>): Promise<WatchedContract[]> {
  const { rows } = await client.query<{ address: Buffer; kind: IndexedKind; since: string; read_to: string | null }>(statement(query));
  return rows.map(({ address, kind, since, read_to }) => ({
    address: hexOf(address),
    kind,
    since: Number(since),
    readTo: read_to === null ? null : Number(read_to),
  }));
}

export const readWatched = (client: ClientBase, chainId: number, block: number): Promise<WatchedContract[]> =>
  read(client, sql`${WATCHED} where w.chain_id = ${chainId} and c.block <= ${block} order by c.block, c.log_index`);

export const readBehind = (client: ClientBase, chainId: number): Promise<WatchedContract[]> =>
  read(client, sql`${WATCHED} where w.chain_id = ${chainId} and w.read_to is not null order by w.claimed_at, w.address`);

/** From now on, reads these contracts along with the newest blocks. */
export async function watch(client: ClientBase, chainId: number, addresses: readonly Hex[]): Promise<void> {
  if (addresses.length === 0) return;
  await client.query(
    statement(sql`insert into chain.watched (chain_id, address)
     select chain_id, address from chain.contract where chain_id = ${chainId} and address = any(${byteas(addresses)}) on conflict do nothing`),
  );
}

/** Starts reading the history of announced contracts, from their announcement on. @returns how many were new. */
export async function claim(client: ClientBase, chainId: number, addresses: readonly Hex[]): Promise<number> {
  if (addresses.length === 0) return 0;
  const { rowCount } = await client.query(
    statement(sql`insert into chain.watched (chain_id, address, read_to)
     select chain_id, address, block - 1 from chain.contract where chain_id = ${chainId} and address = any(${byteas(addresses)})
     on conflict do nothing`),
  );
  return rowCount ?? 0;
}

export const moveReadBack = (client: ClientBase, chainId: number, { addresses, to }: NonNullable<Update['readBack']>) =>
  client.query(
    statement(sql`update chain.watched set read_to = ${to}::bigint where chain_id = ${chainId} and address = any(${byteas(addresses)})`),
  );

/** After blocks above `block` were undone, their part of those histories has to be read again. */
export const cutBack = (client: ClientBase, chainId: number, block: number) =>
  client.query(statement(sql`update chain.watched set read_to = ${block} where chain_id = ${chainId} and read_to > ${block}`));
