import { sql } from 'drizzle-orm';
import type { Bridge, BridgeStatus, MessageStage } from '@althing/domain/bridges';
import type { BridgeTransaction, BridgeTransactionDetail } from '@althing/domain/http';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { bytes, hexOf } from '../chain/columns.ts';
import { readChainTimes } from '../chain/chainTime.ts';
import { decodeKeyset, DIGITS, encodeKeyset, type Page, type PageRequest } from '../chain/keyset.ts';
import type { Queryable } from '../chain/queryable.ts';
import { statement } from '../statement.ts';
import { type MeasuredDuration, measureDurations } from './durations.ts';
import { createOrganisationsAt } from './organisationsAt.ts';
import { type KnownTokensWithin, tokensOf } from './tokensOf.ts';
import { resendingOf } from './resendingOf.ts';
import { type PlaceFilter, placesBelow } from './transactionPlaces.ts';
import { type PlaceRow, type TransactionRow, transactionsAt } from './transactionRows.ts';
import { toTransaction } from './toTransaction.ts';

export interface TransactionFilter extends PlaceFilter, PageRequest {
  bridge?: Bridge | undefined;
  status?: BridgeStatus | undefined;
  stage?: MessageStage | undefined;
}

interface Found {
  place: PlaceRow;
  row: TransactionRow;
  transaction: BridgeTransaction;
}

/** Rows read for one page at most, where filters drop some of them. */
const WINDOW = 500;
/** Rows read at a time. */
const PORTION = 100;

const cursorOf = (row: PlaceRow) => encodeKeyset([row.at, row.chain_id, row.block, row.log_index]);

/** Format of `transactionIdOf`. */
const ID = /^(\d{1,15})-(0x[0-9a-f]{64})-(\d{1,9})$/;

const isAsked = ({ bridge, status, stage }: TransactionFilter) => {
  const isOfBridge = (transaction: BridgeTransaction) => transaction.legs.some((leg) => leg.bridge === bridge);
  return (transaction: BridgeTransaction) =>
    (bridge === undefined || isOfBridge(transaction)) &&
    (status === undefined || transaction.status === status) &&
    (stage === undefined || transaction.stage === stage);
};

const controllerOf = ({ originChainId: chainId, originControllerAddress }: BridgeTransaction) => ({
  chainId,
  address: originControllerAddress as Address,
});

/** Says of transactions what the token is called, and whose controller it is. */
function createNaming(db: Queryable, tokens: KnownTokensWithin) {
  const organisationsAt = createOrganisationsAt(db);
  return async (found: readonly Pick<Found, 'row' | 'transaction'>[]): Promise<BridgeTransaction[]> => {
    const rows = found.map(({ row }) => row);
    const controllers = found.map(({ transaction }) => controllerOf(transaction));
    const [withToken, organisationAt] = await Promise.all([tokensOf(tokens, rows), organisationsAt(controllers)]);
    return found.map(({ row, transaction }) => ({
      ...withToken(row, transaction),
      organisation: organisationAt(controllerOf(transaction)),
    }));
  };
}

/** @param wallClock - UNIX seconds. The state of a message goes by the time of its destination chain. */
export function createBridgeTransactions(db: Queryable, tokens: KnownTokensWithin, wallClock: () => number) {
  async function viewer() {
    const now = Math.floor(wallClock());
    const times = await readChainTimes(db, now);
    return (row: TransactionRow) => toTransaction(row, times.get(Number(row.destination_chain_id)) ?? now);
  }

  const withNames = createNaming(db, tokens);

  async function rowsAt(places: readonly PlaceRow[], withPayload = false): Promise<TransactionRow[]> {
    if (places.length === 0) return [];
    const { rows } = await db.query<TransactionRow>(statement(transactionsAt(places, withPayload), 'bridge_transactions_at'));
    return rows;
  }

  /** The first `limit` of `places` that match the filters. */
  async function firstOf(places: readonly PlaceRow[], filter: TransactionFilter, limit: number): Promise<Found[]> {
    const view = await viewer();
    const asked = isAsked(filter);
    const found: Found[] = [];
    for (let start = 0; start < places.length && found.length < limit; start += PORTION) {
      const portion = places.slice(start, start + PORTION);
      const rows = await rowsAt(portion);
      const placeOf = new Map(portion.map((place) => [cursorOf(place), place]));
      for (const row of rows) {
        const transaction = view(row);
        const place = placeOf.get(cursorOf({ ...row, matches: true }));
        if (place && asked(transaction)) found.push({ place, row, transaction });
      }
    }
    return found.slice(0, limit);
  }

  return {
    durations: (chainIds: readonly ChainId[]): Promise<MeasuredDuration[]> => measureDurations(db, chainIds, Math.floor(wallClock())),

    /** Newest first. A page may hold fewer transactions than asked for and still have a next one. */
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
      const end = found.length > limit ? shown.at(-1)?.place : places.length === window ? places.at(-1) : undefined;
      return { items: await withNames(shown), nextCursor: end ? cursorOf(end) : null };
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
      const [transaction] = await withNames([{ row, transaction: (await viewer())(row) }]);
      const originTransactionInputData = row.payload && hexOf(row.payload);
      return { ...transaction!, originTransactionInputData, resending: await resendingOf(db, row) };
    },
  };
}

export type BridgeTransactions = ReturnType<typeof createBridgeTransactions>;
