import { type SQL, sql } from 'drizzle-orm';
import { type Address, type ChainId, type Hex, NATIVE } from '@althing/domain/units';
import { hexes, hexOf, numbers } from './columns.ts';
import { type ContractKey, keyColumns } from './keys.ts';
import { decodeKeyset, DIGITS, encodeKeyset, isBelow, type Page, type PageRequest, toPage } from './keyset.ts';
import type { Queryable } from './queryable.ts';
import { addressOf, isoTime } from './wire.ts';
import { statement } from '../statement.ts';

interface Row {
  chain_id: string;
  at: string;
  block: string;
  log_index: number;
  part: number;
  transaction_hash: Buffer;
  holder: Buffer;
  direction: 'in' | 'out';
  counterparty: Buffer;
  token: Buffer;
  value: string;
  usd: string | null;
}

export interface Transfer {
  chainId: ChainId;
  holder: Address;
  direction: 'in' | 'out';
  counterparty: Address;
  token: Address;
  value: string;
  /** Of one whole token at that time; null where none was known. */
  usdThen: number | null;
  blockNumber: number;
  logIndex: number;
  part: number;
  transactionHash: Hex;
  timestamp: string;
}

export interface TransferFilter extends PageRequest {
  holders: readonly ContractKey[];
  /** With `isKnown`, transfers of these tokens; otherwise of all others. */
  tokens: readonly ContractKey[];
  isKnown: boolean;
  direction?: 'in' | 'out' | undefined;
}

/** Of each contract, so many of the newest rows are looked through for tokens that nobody knows: anybody can add to them. */
const UNKNOWN_LOOKED_AT = 1_000;

const PLACE = {
  'r.at': 'bigint',
  'r.chain_id': 'bigint',
  'r.block': 'bigint',
  'r.log_index': 'int',
  'r.part': 'int',
  "(r.direction = 'out')::int": 'int',
  'r.holder': 'bytea',
} as const;
const PLACE_DIGITS = [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex, DIGITS.logIndex, 1, DIGITS.account];
const NEWEST_FIRST = sql.raw('at desc, block desc, log_index desc, part desc');
const COLUMNS = sql.raw('chain_id, at, block, log_index, part, transaction_hash, holder, direction, counterparty, token, value');

const bytesOf = (number: string): Buffer => Buffer.from(BigInt(number).toString(16).padStart(40, '0'), 'hex');

function placeOf(cursor: string | undefined): unknown[] | null {
  if (cursor === undefined) return null;
  const [at, chainId, block, logIndex, part, direction, holder] = decodeKeyset(cursor, PLACE_DIGITS);
  return [at, chainId, block, logIndex, part, direction, bytesOf(holder!)];
}

const cursorOf = (row: Row): string =>
  encodeKeyset([row.at, row.chain_id, row.block, row.log_index, row.part, row.direction === 'out' ? 1 : 0, BigInt(hexOf(row.holder))]);

const toTransfer = (row: Row): Transfer => ({
  chainId: Number(row.chain_id),
  holder: addressOf(row.holder),
  direction: row.direction,
  counterparty: addressOf(row.counterparty),
  token: addressOf(row.token),
  value: row.value,
  usdThen: row.usd === null ? null : Number(row.usd),
  blockNumber: Number(row.block),
  logIndex: row.log_index,
  part: row.part,
  transactionHash: hexOf(row.transaction_hash),
  timestamp: isoTime(row.at),
});

const keyTable = (keys: readonly ContractKey[]): SQL =>
  sql`(select distinct chain_id, decode(address, 'hex') as address from unnest(${keyColumns(keys)}) as given (chain_id, address))`;

/** Rows of one contract and direction, from the cursor on; of one token each, or of all but the known ones among the newest. */
function rowsOf({ tokens, isKnown, limit }: TransferFilter, place: unknown[] | null): SQL {
  const one = sql`t.chain_id = holder.chain_id and t.holder = holder.address and t.direction = way.direction`;
  // Said on its own, so that a page is found in the index by its time.
  const below = sql`(${place === null}::boolean or r.at <= ${place?.[0] ?? null}::bigint) and ${isBelow(PLACE, place)}`;
  if (isKnown)
    return sql`join ${keyTable(tokens)} known on known.chain_id = holder.chain_id
      cross join lateral (select ${COLUMNS} from (select * from chain.transfer t where ${one} and t.token = known.address) r
        where ${below} order by ${NEWEST_FIRST} limit ${limit + 1}) page`;
  return sql`cross join lateral (select ${COLUMNS} from (
      select * from chain.transfer t where ${one} order by ${NEWEST_FIRST} limit ${UNKNOWN_LOOKED_AT}) r
    where not exists (select from ${keyTable(tokens)} known where known.chain_id = r.chain_id and known.address = r.token) and ${below}
    order by ${NEWEST_FIRST} limit ${limit + 1}) page`;
}

/** Transfers of organisations' contracts. */
export function createTransfers(db: Queryable) {
  return {
    /** Newest first, over all given contracts. */
    async list(filter: TransferFilter): Promise<Page<Transfer>> {
      const { holders, direction, limit, cursor } = filter;
      const ways = direction === undefined ? ['in', 'out'] : [direction];
      const { rows } = await db.query<Row>(
        statement(
          sql`select page.*, price.usd from (
            select page.* from ${keyTable(holders)} holder
            cross join unnest(${sql.param(ways)}::text[]) as way (direction)
            ${rowsOf(filter, placeOf(cursor))}
            order by page.at desc, page.chain_id desc, page.block desc, page.log_index desc, page.part desc, page.direction desc, page.holder desc
            limit ${limit + 1}) page
          left join lateral (select usd from app.token_prices p where p.chain_id = page.chain_id and p.address = page.token and p.since <= page.at
            order by since desc limit 1) price on true
          order by page.at desc, page.chain_id desc, page.block desc, page.log_index desc, page.part desc, page.direction desc, page.holder desc`,
          filter.isKnown ? 'transfers' : 'transfers_unknown',
        ),
      );
      return toPage(rows, limit, cursorOf, toTransfer);
    },

    /** Those of `tokens` of which any of the contracts was ever sent something or sent it away. */
    async moved(holders: readonly ContractKey[], tokens: readonly ContractKey[]): Promise<ContractKey[]> {
      const { rows } = await db.query<{ chain_id: string; address: Buffer }>(
        statement(
          sql`select known.chain_id, known.address from ${keyTable(tokens)} known
          where exists (select from ${keyTable(holders)} holder
            cross join (values ('in'), ('out')) as way (direction)
            cross join lateral (select from chain.transfer t where t.chain_id = holder.chain_id and t.holder = holder.address
              and t.direction = way.direction and t.token = known.address limit 1) any_row
            where holder.chain_id = known.chain_id)`,
          'transfers_moved',
        ),
      );
      return rows.map(({ chain_id, address }) => ({ chainId: Number(chain_id), address: addressOf(address) }));
    },

    /** Tokens with a price on these chains; the newest 500. */
    async priced(chainIds: readonly ChainId[]): Promise<ContractKey[]> {
      const { rows } = await db.query<{ chain_id: string; address: Buffer }>(
        statement(
          sql`select chain_id, address from app.token_prices where chain_id = any(${numbers(chainIds)}::bigint[])
            and address <> all(select decode(given, 'hex') from unnest(${hexes([NATIVE])}::text[]) given)
          group by 1, 2 order by max(since) desc limit 500`,
          'tokens_priced',
        ),
      );
      return rows.map(({ chain_id, address }) => ({ chainId: Number(chain_id), address: addressOf(address) }));
    },
  };
}

export type Transfers = ReturnType<typeof createTransfers>;
