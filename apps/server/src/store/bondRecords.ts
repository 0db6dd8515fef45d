import { randomUUID } from 'node:crypto';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, eq, sql } from 'drizzle-orm';
import { listEngines } from './bondingEngines.ts';
import type { Database, Queryable } from './database.ts';
import { managedBy, unindexedEngines } from './managedOrganisations.ts';
import { bondMarkets, buyerSets, type ProposedCall, setBuyers } from './schema/index.ts';
import { expireProposed, hasRoom, takeRoom } from './proposedMarkets.ts';
import type { User } from './users.ts';
import { isUuid } from './uuid.ts';
import { isUniqueViolation } from './violations.ts';

export type BondRecord = typeof bondMarkets.$inferSelect;

/** Who may see a private market: the Merkle root of the list, null for a public market, and the list itself. */
export interface Buyers {
  root: Hex | null;
  /** `maxQuote` is a whole number of smallest units, as decimal text. */
  list: readonly { address: Address; maxQuote: string }[];
}

/** What a person has recorded about a market, and where it is on chain; a proposal is not on chain yet. */
export interface NewBondRecord {
  organisationId: string;
  chainId: ChainId;
  name: string;
  isPrivate: boolean;
  place: { marketId: bigint; transactionHash: Hex } | null;
  createProposal: { call: ProposedCall; owner: Address } | null;
  /** The owner that confirmed the record; null for a proposal by one of the signers of a Safe. */
  vouchedBy: Address | null;
  buyers: Buyers;
}

/** How a market was created, as its event was logged: which parameters its creator gave. */
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

/** Records of a market that somebody other than its owner has confirmed. */
const isUnvouched = ({ chainId, marketId, transactionHash }: Place, owner: Address) =>
  and(
    eq(bondMarkets.chainId, chainId),
    eq(bondMarkets.marketId, marketId.toString()),
    eq(bondMarkets.transactionHash, transactionHash),
    sql`${bondMarkets.vouchedBy} is distinct from ${sql.param(owner, bondMarkets.vouchedBy)}`,
  );

/** Stores a list of buyers unless it is stored already. The row stays locked until the transaction ends, so that nobody removes it meanwhile. */
async function putBuyers(on: Queryable, { root, list }: Buyers): Promise<void> {
  if (root === null) return;
  const added = await on.insert(buyerSets).values({ root }).onConflictDoNothing().returning();
  if (added.length === 0) return void (await on.select().from(buyerSets).where(eq(buyerSets.root, root)).for('key share'));
  const addresses = list.map(({ address }) => address.slice(2));
  const amounts = list.map(({ maxQuote }) => maxQuote);
  await on.execute(sql`
    insert into app.set_buyers select decode(${root.slice(2)}, 'hex'), decode(address, 'hex'), amount
    from unnest(${sql.param(addresses)}::text[], ${sql.param(amounts)}::numeric[]) as buyer (address, amount)`);
}

/** How a market was created; undefined while its block is not indexed. */
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

/** The recorded buyers of a market; empty where none are. */
async function buyersOf(db: Database, id: string): Promise<Buyers> {
  const list = await db
    .select({ root: bondMarkets.buyersRoot, address: setBuyers.address, maxQuote: setBuyers.maxQuote })
    .from(bondMarkets)
    .innerJoin(setBuyers, eq(setBuyers.root, bondMarkets.buyersRoot))
    .where(eq(bondMarkets.id, id));
  return { root: list[0]?.root ?? null, list };
}

/** The place of an account in the recorded list of a market; undefined where it has none. */
async function buyerOf(db: Database, id: string, account: Address): Promise<{ root: Hex; maxQuote: string } | undefined> {
  const [found] = await db
    .select({ root: setBuyers.root, maxQuote: setBuyers.maxQuote })
    .from(bondMarkets)
    .innerJoin(setBuyers, eq(setBuyers.root, bondMarkets.buyersRoot))
    .where(and(eq(bondMarkets.id, id), eq(setBuyers.address, account)));
  return found;
}

/** Records of bond markets. Who may record what is decided in `bonds/`. */
export function createBondRecords(db: Database) {
  return {
    async find(id: string): Promise<BondRecord | undefined> {
      if (!isUuid(id)) return undefined;
      const [row] = await db.select().from(bondMarkets).where(eq(bondMarkets.id, id));
      return row;
    },

    /**
     * Adds a record and replaces those that others than the owner have confirmed. Answers undefined where the owner has recorded the market already,
     * and `no-room` for a proposal where the account or the organisation has reached its limit.
     */
    async add(record: NewBondRecord, user: User, now: Date): Promise<string | undefined> {
      const id = randomUUID();
      try {
        return await db.transaction(async (transaction) => {
          const { chainId, place, organisationId } = record;
          if (!place && !(await takeRoom(transaction, organisationId, user.id))) return 'no-room';
          if (place && record.vouchedBy) await transaction.delete(bondMarkets).where(isUnvouched({ chainId, ...place }, record.vouchedBy));
          await putBuyers(transaction, record.buyers);
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
          return id;
        });
      } catch (error) {
        if (isUniqueViolation(error, 'bond_markets_market')) return undefined;
        throw error;
      }
    },

    /**
     * Records which market a proposal has led to, as `owner` confirms. False where that is recorded already, or the owner has recorded the market.
     */
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

    /** Replaces the recorded buyers of a market. */
    async replaceBuyers(id: string, buyers: Buyers): Promise<void> {
      await db.transaction(async (transaction) => {
        await putBuyers(transaction, buyers);
        await transaction.update(bondMarkets).set({ buyersRoot: buyers.root }).where(eq(bondMarkets.id, id));
      });
    },

    /** Records a proposal to close the market; null removes it. */
    async proposeClose(id: string, call: ProposedCall | null, now: Date): Promise<void> {
      await db
        .update(bondMarkets)
        .set({ closeProposal: call, closeProposedAt: call === null ? null : now })
        .where(eq(bondMarkets.id, id));
    },

    buyersOf: (id: string) => buyersOf(db, id),
    buyerOf: (id: string, account: Address) => buyerOf(db, id, account),
    hasRoom: (organisationId: string, userId: string) => hasRoom(db, organisationId, userId),
    expireProposed: (createdBefore: Date) => expireProposed(db, createdBefore),
    creationOf: (chainId: ChainId, marketId: bigint) => creationOf(db, chainId, marketId),
    managedBy: (user: User) => managedBy(db, user),
    unindexedEngines: (user: Pick<User, 'chainId'>) => unindexedEngines(db, user),
    engines: (organisationId: string) => listEngines(db, organisationId),
  };
}

export type BondRecords = ReturnType<typeof createBondRecords>;
