import { randomUUID } from 'node:crypto';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, eq, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Database, Queryable } from './database.ts';
import { bondBuyers, bondMarkets, type ProposedCall } from './schema/index.ts';
import type { User } from './users.ts';
import { isUuid } from './uuid.ts';
import { isUniqueViolation } from './violations.ts';

export type BondRecord = typeof bondMarkets.$inferSelect;

/** Who may see a private market, and the Merkle root that they make; null for a public one. */
export interface Buyers {
  root: Hex | null;
  list: readonly { address: Address; maxQuote: bigint }[];
}

/** What a person said about a market, and where the chain has it; a proposal has no place yet. */
export interface NewBondRecord {
  organisationId: string;
  chainId: ChainId;
  name: string;
  isPrivate: boolean;
  place: { marketId: bigint; transactionHash: Hex } | null;
  createProposal: { call: ProposedCall; owner: Address } | null;
  /** The owner, who has agreed to it; null for what one of its signers proposes. */
  vouchedBy: Address | null;
  buyers: Buyers;
}

/** As a market's event was logged: which parameters its creator gave. */
export interface LoggedCreation {
  auctioneer: Hex;
  owner: Hex;
  params: Hex;
  options: { isPrivate: boolean; buyersRoot: Hex; linearDuration: number; leastOraclePrice: string };
  transactionHash: Hex;
}

interface CreationRow extends Record<string, unknown> {
  address: Buffer;
  args: { owner: Hex; params: Hex; options: LoggedCreation['options'] };
  transaction_hash: Buffer;
}

interface Place {
  chainId: ChainId;
  marketId: bigint;
  transactionHash: Hex;
}

/** Records of a market by which others than its owner stand. */
const isUnvouched = ({ chainId, marketId, transactionHash }: Place, owner: Address) =>
  and(
    eq(bondMarkets.chainId, chainId),
    eq(bondMarkets.marketId, marketId.toString()),
    eq(bondMarkets.transactionHash, transactionHash),
    sql`${bondMarkets.vouchedBy} is distinct from ${sql.param(owner, bondMarkets.vouchedBy)}`,
  );

async function putBuyers(on: Queryable, recordId: string, { list }: Buyers): Promise<void> {
  const rows = list.map(({ address, maxQuote }) => ({ recordId, address, maxQuote: maxQuote.toString() }));
  if (rows.length > 0) await on.insert(bondBuyers).values(rows);
}

/** How a market was created, as far as the chain is indexed. */
async function creationOf(db: Database, chainId: ChainId, marketId: bigint): Promise<LoggedCreation | undefined> {
  const { rows } = await db.execute<CreationRow>(sql`
    select e.address, e.args, e.transaction_hash from chain.bond_market m
    join chain.event e on e.chain_id = m.chain_id and e.block = m.block and e.log_index = m.log_index
    where m.chain_id = ${chainId} and m.market_id = ${marketId.toString()}::numeric`);
  const row = rows[0];
  if (!row) return undefined;
  const hex = (column: Buffer): Hex => `0x${column.toString('hex')}`;
  const { owner, params, options } = row.args;
  return { auctioneer: hex(row.address), owner, params, options, transactionHash: hex(row.transaction_hash) };
}

/** Ids of the organisations that an account created, or whose bonding engine it is or signs for, as far as the chain is indexed. */
async function managedBy(db: Database, { id, address, chainId }: User): Promise<string[]> {
  const account = address.toLowerCase();
  const here = sql`(${chainId}::bigint is null or ${chainId}::bigint = engine.chain_id)`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with entry as (
      select o.id, (module ->> 'chainId')::bigint as chain_id, (module ->> 'isMultisig')::boolean as is_safe, module ->> 'name' as name,
        module -> 'addresses' ->> 0 as value
      from app.organisations o cross join lateral jsonb_array_elements(o.modules -> 'bondingEngine') as module
      where o.has_bonding_engine and not coalesce((module ->> 'isMarkedForDeletion')::boolean, false)
    ), engine as (
      select entry.id, entry.chain_id, c.address from entry
      join app.organisation_contracts c on c.organisation_id = entry.id and c.chain_id = entry.chain_id
        and case when entry.is_safe then c.kind = 'bondingEngine' and c.name = entry.name else c.step_id = entry.value end
      union
      select id, chain_id, decode(substring(value from 3), 'hex') from entry where not is_safe and value ~* '^0x[0-9a-f]{40}$'
    )
    select id from app.organisations where creator_id = ${id}
    union
    select engine.id from engine where engine.address = decode(${account.slice(2)}, 'hex') and ${here}
    union
    select engine.id from engine
    cross join lateral (select e.name from chain.event e where e.chain_id = engine.chain_id and e.address = engine.address
      and ((e.name = 'SafeSetup' and e.args -> 'owners' ? ${account})
        or (e.name in ('AddedOwner', 'RemovedOwner') and e.args ->> 'owner' = ${account}))
      order by e.block desc, e.log_index desc limit 1) signing
    where signing.name <> 'RemovedOwner' and ${here}`);
  return rows.map((row) => row.id);
}

/** How many Safes that the platform did not create are asked for their owners at once. */
const MAX_UNINDEXED = 100;

/** Addresses that organisations with private markets name as their bonding engine, and whose owners no event has told. */
async function unindexedEngines(db: Database): Promise<{ organisationId: string; chainId: ChainId; address: Address }[]> {
  const { rows } = await db.execute<{ id: string; chain_id: string; address: Hex }>(sql`
    with entry as (
      select o.id, (module ->> 'chainId')::bigint as chain_id, lower(module -> 'addresses' ->> 0) as address
      from app.organisations o cross join lateral jsonb_array_elements(o.modules -> 'bondingEngine') as module
      where o.has_bonding_engine and not coalesce((module ->> 'isMarkedForDeletion')::boolean, false)
        and not (module ->> 'isMultisig')::boolean and module -> 'addresses' ->> 0 ~* '^0x[0-9a-f]{40}$'
        and exists (select from app.bond_markets r where r.organisation_id = o.id and r.is_private and r.market_id is not null)
    )
    select distinct id, chain_id, address from entry where not exists (select from chain.event e where e.chain_id = entry.chain_id
      and e.address = decode(substring(entry.address from 3), 'hex') and e.name = 'SafeSetup')
    order by id, chain_id limit ${MAX_UNINDEXED}`);
  return rows.map(({ id, chain_id: chainId, address }) => ({ organisationId: id, chainId: Number(chainId), address: getAddress(address) }));
}

/** Records of bond markets. What may be recorded is decided in `bonds/`. */
export function createBondRecords(db: Database) {
  return {
    async find(id: string): Promise<BondRecord | undefined> {
      if (!isUuid(id)) return undefined;
      const [row] = await db.select().from(bondMarkets).where(eq(bondMarkets.id, id));
      return row;
    },

    /** In the place of what others than the owner have said. Undefined where the owner has recorded the market already. */
    async add(record: NewBondRecord, user: User, now: Date): Promise<string | undefined> {
      const id = randomUUID();
      try {
        await db.transaction(async (transaction) => {
          const { chainId, place } = record;
          if (place && record.vouchedBy) await transaction.delete(bondMarkets).where(isUnvouched({ chainId, ...place }, record.vouchedBy));
          await transaction.insert(bondMarkets).values({
            id,
            organisationId: record.organisationId,
            chainId: record.chainId,
            name: record.name,
            isPrivate: record.isPrivate,
            marketId: record.place?.marketId.toString() ?? null,
            transactionHash: record.place?.transactionHash ?? null,
            proposedOwner: record.createProposal?.owner ?? null,
            createProposal: record.createProposal?.call ?? null,
            vouchedBy: record.vouchedBy,
            buyersRoot: record.buyers.root,
            recordedBy: user.id,
            createdAt: now,
          });
          await putBuyers(transaction, id, record.buyers);
        });
        return id;
      } catch (error) {
        if (isUniqueViolation(error, 'bond_markets_market')) return undefined;
        throw error;
      }
    },

    /** Says where a proposal has led to, by the word of `owner`; false where it has been said, or the owner has recorded the market. */
    async place(id: string, place: Place, owner: Address): Promise<boolean> {
      try {
        return await db.transaction(async (transaction) => {
          await transaction.delete(bondMarkets).where(isUnvouched(place, owner));
          const rows = await transaction
            .update(bondMarkets)
            .set({ marketId: place.marketId.toString(), transactionHash: place.transactionHash, vouchedBy: owner })
            .where(and(eq(bondMarkets.id, id), sql`${bondMarkets.marketId} is null`))
            .returning({ id: bondMarkets.id });
          return rows.length === 1;
        });
      } catch (error) {
        if (isUniqueViolation(error, 'bond_markets_market')) return false;
        throw error;
      }
    },

    /** Puts other buyers in the place of those that were recorded. */
    async replaceBuyers(id: string, buyers: Buyers): Promise<void> {
      await db.transaction(async (transaction) => {
        await transaction.delete(bondBuyers).where(eq(bondBuyers.recordId, id));
        await putBuyers(transaction, id, buyers);
        await transaction.update(bondMarkets).set({ buyersRoot: buyers.root }).where(eq(bondMarkets.id, id));
      });
    },

    /** Null takes the proposal to close back. */
    async proposeClose(id: string, call: ProposedCall | null, now: Date): Promise<void> {
      await db
        .update(bondMarkets)
        .set({ closeProposal: call, closeProposedAt: call === null ? null : now })
        .where(eq(bondMarkets.id, id));
    },

    creationOf: (chainId: ChainId, marketId: bigint) => creationOf(db, chainId, marketId),
    managedBy: (user: User) => managedBy(db, user),
    unindexedEngines: () => unindexedEngines(db),
  };
}

export type BondRecords = ReturnType<typeof createBondRecords>;
