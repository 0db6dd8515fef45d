import type { Bridge, BridgeStatus, MessageStage } from '@althing/domain/bridges';
import type { BridgeTransaction, BridgeTransactionDetail } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { bytes, hexOf } from '../chain/columns.ts';
import { readChainTimes } from '../chain/chainTime.ts';
import { decodeKeyset, DIGITS, encodeKeyset, type Page, type PageRequest } from '../chain/keyset.ts';
import type { Queryable } from '../chain/queryable.ts';
import { statement } from '../statement.ts';
import { sql } from 'drizzle-orm';
import { type PlaceFilter, placesBelow } from './transactionPlaces.ts';
import { type PlaceRow, type TransactionRow, transactionsAt } from './transactionRows.ts';
import { toTransaction } from './toTransaction.ts';

export interface TransactionFilter extends PlaceFilter, PageRequest {
  bridge?: Bridge | undefined;
  status?: BridgeStatus | undefined;
  stage?: MessageStage | undefined;
}

/** So many rows are looked at for one page at most, where filters leave only some of them. */
const WINDOW = 500;
/** So many of them at once. */
const PORTION = 100;

const cursorOf = (row: PlaceRow) => encodeKeyset([row.at, row.chain_id, row.block, row.log_index]);

/** As `transactionIdOf` makes it. */
const ID = /^(\d{1,15})-(0x[0-9a-f]{64})-(\d{1,9})$/;

const isAsked = ({ bridge, status, stage }: TransactionFilter) => {
  const isOfBridge = (transaction: BridgeTransaction) => transaction.legs.some((leg) => leg.bridge === bridge);
  return (transaction: BridgeTransaction) =>
    (bridge === undefined || isOfBridge(transaction)) &&
    (status === undefined || transaction.status === status) &&
    (stage === undefined || transaction.stage === stage);
};

/** @param wallClock - UNIX seconds; what becomes of a message goes by the time of its destination. */
export function createBridgeTransactions(db: Queryable, wallClock: () => number) {
  async function viewer() {
    const now = Math.floor(wallClock());
    const times = await readChainTimes(db, now);
    return (row: TransactionRow) => toTransaction(row, times.get(Number(row.destination_chain_id)) ?? now);
  }

  async function rowsAt(places: readonly PlaceRow[], withPayload = false): Promise<TransactionRow[]> {
    if (places.length === 0) return [];
    const { rows } = await db.query<TransactionRow>(statement(transactionsAt(places, withPayload), 'bridge_transactions_at'));
    return rows;
  }

  /** Of `places` the first `limit` that are asked for. */
  async function firstOf(places: readonly PlaceRow[], filter: TransactionFilter, limit: number): Promise<[PlaceRow, BridgeTransaction][]> {
    const view = await viewer();
    const asked = isAsked(filter);
    const found: [PlaceRow, BridgeTransaction][] = [];
    for (let start = 0; start < places.length && found.length < limit; start += PORTION) {
      const portion = places.slice(start, start + PORTION);
      const rows = await rowsAt(portion);
      const placeOf = new Map(portion.map((place) => [cursorOf(place), place]));
      for (const row of rows) {
        const transaction = view(row);
        const place = placeOf.get(cursorOf({ ...row, matches: true }));
        if (place && asked(transaction)) found.push([place, transaction]);
      }
    }
    return found.slice(0, limit);
  }

  return {
    /** Newest first. A page may hold fewer than asked for and still have a next one. */
    async list(filter: TransactionFilter): Promise<Page<BridgeTransaction>> {
      const { cursor, limit, bridge, status, stage } = filter;
      const after = cursor === undefined ? null : decodeKeyset(cursor, [DIGITS.time, DIGITS.chain, DIGITS.block, DIGITS.logIndex]);
      const isDerived = bridge !== undefined || status !== undefined || stage !== undefined;
      const narrow = placesBelow(filter, after, limit + 1);
      const isWhole = narrow.isWhole && !isDerived;
      const window = isWhole ? limit + 1 : WINDOW;
      const { query, name } = isWhole ? narrow : placesBelow(filter, after, window);
      const { rows: places } = await db.query<PlaceRow>(statement(query, name));
      const found = await firstOf(
        places.filter(({ matches }) => matches),
        filter,
        limit + 1,
      );
      const shown = found.slice(0, limit);
      const end = found.length > limit ? shown.at(-1)?.[0] : places.length === window ? places.at(-1) : undefined;
      return { items: shown.map(([, transaction]) => transaction), nextCursor: end ? cursorOf(end) : null };
    },

    async find(id: string): Promise<BridgeTransactionDetail | undefined> {
      const [, chainId, hash, logIndex] = ID.exec(id) ?? [];
      if (hash === undefined) return undefined;
      const { rows: places } = await db.query<PlaceRow>(
        statement(
          sql`select chain_id, block, log_index, at, true as matches from chain.bridge_transaction where transaction_hash = ${bytes(hash as Hex)}
            and chain_id = ${chainId}::bigint and log_index = ${logIndex}::int`,
          'bridge_transaction_place',
        ),
      );
      const [row] = await rowsAt(places, true);
      if (!row) return undefined;
      return { ...(await viewer())(row), originTransactionInputData: row.payload && hexOf(row.payload) };
    },
  };
}

export type BridgeTransactions = ReturnType<typeof createBridgeTransactions>;
