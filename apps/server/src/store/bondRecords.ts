import { randomUUID } from 'node:crypto';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { bondBuyers, bondMarkets, type ProposedCall } from './schema/index.ts';
import type { User } from './users.ts';
import { isUuid } from './uuid.ts';
import { isUniqueViolation } from './violations.ts';

export type BondRecord = typeof bondMarkets.$inferSelect;

/** What a person said about a market, and where the chain has it; a proposal has no place yet. */
export interface NewBondRecord {
  organisationId: string;
  chainId: ChainId;
  name: string;
  isPrivate: boolean;
  place: { marketId: bigint; transactionHash: Hex } | null;
  createProposal: { call: ProposedCall; owner: Address } | null;
  /** The owner, who has agreed to it. */
  vouchedBy: Address;
  buyers: readonly { address: Address; maxQuote: bigint }[];
}

/** As a market's event was logged: which parameters its creator gave. */
export interface LoggedCreation {
  auctioneer: Hex;
  owner: Hex;
  params: Hex;
  options: { isPrivate: boolean; buyersRoot: Hex; linearDuration: number };
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
          if (place) await transaction.delete(bondMarkets).where(isUnvouched({ chainId, ...place }, record.vouchedBy));
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
            recordedBy: user.id,
            createdAt: now,
          });
          const rows = record.buyers.map(({ address, maxQuote }) => ({ recordId: id, address, maxQuote: maxQuote.toString() }));
          if (rows.length > 0) await transaction.insert(bondBuyers).values(rows);
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

    /** Null takes the proposal to close back. */
    async proposeClose(id: string, call: ProposedCall | null, now: Date): Promise<void> {
      await db
        .update(bondMarkets)
        .set({ closeProposal: call, closeProposedAt: call === null ? null : now })
        .where(eq(bondMarkets.id, id));
    },

    /** How a market was created, as far as the chain is indexed. */
    async creationOf(chainId: ChainId, marketId: bigint): Promise<LoggedCreation | undefined> {
      const { rows } = await db.execute<CreationRow>(sql`
        select e.address, e.args, e.transaction_hash from chain.bond_market m
        join chain.event e on e.chain_id = m.chain_id and e.block = m.block and e.log_index = m.log_index
        where m.chain_id = ${chainId} and m.market_id = ${marketId.toString()}::numeric`);
      const row = rows[0];
      if (!row) return undefined;
      const hex = (column: Buffer): Hex => `0x${column.toString('hex')}`;
      const { owner, params, options } = row.args;
      return { auctioneer: hex(row.address), owner, params, options, transactionHash: hex(row.transaction_hash) };
    },

    /** Ids of the organisations that an account created, or whose bonding engine it is or signs for by their form. */
    async managedBy({ id, address, chainId }: User): Promise<string[]> {
      const own = sql`(${chainId}::bigint is null or ${chainId}::bigint = `;
      const { rows } = await db.execute<{ id: string }>(sql`
        select o.id from app.organisations o where o.creator_id = ${id}
        union
        select c.organisation_id from app.organisation_contracts c
        where c.kind = 'bondingEngine' and c.address = decode(${address.slice(2)}, 'hex') and ${own} c.chain_id)
        union
        select o.id from app.organisations o
        cross join lateral jsonb_array_elements(o.modules -> 'bondingEngine') as module
        cross join lateral jsonb_array_elements_text(module -> 'addresses') as named
        where o.has_bonding_engine and lower(named) = ${address.toLowerCase()} and ${own} (module ->> 'chainId')::bigint)`);
      return rows.map((row) => row.id);
    },
  };
}

export type BondRecords = ReturnType<typeof createBondRecords>;
