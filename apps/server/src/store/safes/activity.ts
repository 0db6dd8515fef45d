import { sql } from 'drizzle-orm';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { bytes, hexOf } from '../chain/columns.ts';
import type { Queryable } from '../chain/queryable.ts';
import { addressOf } from '../chain/wire.ts';
import { statement } from '../statement.ts';
import type { SafeKey } from './followed.ts';
import type { OffsetPage } from './history.ts';

export interface ModuleTransaction {
  block: number;
  at: Date;
  transactionHash: Hex;
  module: Address;
  to: Address;
  value: string;
  data: Hex;
  operation: 0 | 1;
  success: boolean;
}

/** Coins that somebody sent to a Safe. */
export interface Receipt {
  block: number;
  logIndex: number;
  at: Date;
  transactionHash: Hex;
  sender: Address;
  value: string;
}

/** How many Safes are looked at for one owner or module. */
const MOST_SAFES = 100;

interface Place {
  block: string;
  log_index: number;
  at: string;
  transaction_hash: Buffer;
}

const placeOf = (row: Place) => ({
  block: Number(row.block),
  at: new Date(Math.min(Number(row.at), 253_402_300_799) * 1000),
  transactionHash: hexOf(row.transaction_hash),
});

const countOf = async (db: Queryable, from: ReturnType<typeof sql>) =>
  Number((await db.query<{ count: string }>(statement(sql`select count(*) as count from ${from}`))).rows[0]!.count);

/** Lists of what Safes did and got besides transactions of their owners, as it was indexed. */
export function createSafeActivity(db: Queryable) {
  const addresses = async (query: ReturnType<typeof sql>): Promise<Address[]> =>
    (await db.query<{ safe: Buffer }>(statement(query))).rows.map(({ safe }) => addressOf(safe));

  return {
    async moduleTransactions({ chainId, safe }: SafeKey, module: Address | undefined, { limit, offset }: OffsetPage) {
      const own = sql`chain.safe_module_transaction t where t.chain_id = ${chainId} and t.safe = ${bytes(safe)}
        and (${module === undefined} or t.module = ${bytes(module ?? '0x')})`;
      const { rows } = await db.query<
        Place & { module: Buffer; to: Buffer; value: string; data: Buffer; operation: 0 | 1; success: string | null }
      >(
        statement(sql`select t.*, (select e.name from chain.event e where e.chain_id = t.chain_id and e.address = t.safe and e.block = t.block
            and e.log_index > t.log_index and e.name in ('ExecutionFromModuleSuccess', 'ExecutionFromModuleFailure')
            order by e.log_index limit 1) as success
          from ${own} order by t.block desc, t.log_index desc limit ${Math.min(limit, 20)} offset ${offset}`),
      );
      const list = rows.map((row): ModuleTransaction => ({
        ...placeOf(row),
        module: addressOf(row.module),
        to: addressOf(row.to),
        value: row.value,
        data: hexOf(row.data),
        operation: row.operation,
        success: row.success === 'ExecutionFromModuleSuccess',
      }));
      return { count: await countOf(db, own), rows: list };
    },

    /** Coins that came to a Safe, newest first. A rejection is a call of the Safe by itself, with nothing, and brings none. */
    async receipts({ chainId, safe }: SafeKey, sender: Address | undefined, { limit, offset }: OffsetPage) {
      const own = sql`chain.event e where e.chain_id = ${chainId} and e.address = ${bytes(safe)} and e.name = 'SafeReceived'
        and (${sender === undefined} or e.args ->> 'sender' = ${sender?.toLowerCase() ?? ''})
        and not (e.args ->> 'sender' = ${safe.toLowerCase()} and e.args ->> 'value' = '0')`;
      const { rows } = await db.query<Place & { args: { sender: Hex; value: string } }>(
        statement(sql`select * from ${own} order by e.block desc, e.log_index desc limit ${limit} offset ${offset}`),
      );
      const list = rows.map((row): Receipt => ({
        ...placeOf(row),
        logIndex: row.log_index,
        sender: addressOf(bytes(row.args.sender)),
        value: row.args.value,
      }));
      return { count: await countOf(db, own), rows: list };
    },

    /** The block and transaction that set a Safe up, and how. */
    async setup({ chainId, safe }: SafeKey) {
      const { rows } = await db.query<Place & { args: Record<string, unknown> }>(
        statement(
          sql`select * from chain.event where chain_id = ${chainId} and address = ${bytes(safe)} and name = 'SafeSetup' order by block limit 1`,
        ),
      );
      return rows[0] && { ...placeOf(rows[0]), args: rows[0].args };
    },

    /** Tokens of a chain that somebody here has met, by address. */
    async tokens(chainId: ChainId, { limit, offset }: OffsetPage) {
      const known = sql`app.tokens t where t.chain_id = ${chainId}`;
      const { rows } = await db.query<{ address: Buffer; name: string; symbol: string; decimals: number }>(
        statement(sql`select address, name, symbol, decimals from ${known} order by t.address limit ${limit} offset ${offset}`),
      );
      return { count: await countOf(db, known), rows: rows.map((row) => ({ ...row, address: addressOf(row.address) })) };
    },

    /** Safes that may have the owner: events named the account, or it confirmed something here. Whether it is one is asked of the chain. */
    mayBeOwnedBy: (chainId: ChainId, owner: Address): Promise<Address[]> =>
      addresses(sql`
        select address as safe from chain.event where chain_id = ${chainId} and name = 'SafeSetup' and args -> 'owners' ? ${owner.toLowerCase()}
        union select address from chain.event where chain_id = ${chainId} and name = 'AddedOwner' and args ->> 'owner' = ${owner.toLowerCase()}
        union select t.safe from app.safe_confirmations c join app.safe_transactions t using (chain_id, hash)
          where c.chain_id = ${chainId} and c.owner = ${bytes(owner)}
        limit ${MOST_SAFES}`),

    /** Safes that enabled the module once. */
    mayHaveModule: (chainId: ChainId, module: Address): Promise<Address[]> =>
      addresses(sql`select distinct address as safe from chain.event
        where chain_id = ${chainId} and name = 'EnabledModule' and args ->> 'module' = ${module.toLowerCase()} limit ${MOST_SAFES}`),
  };
}
