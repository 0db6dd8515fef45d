import { sql } from 'drizzle-orm';
import type { Hex } from '@althing/domain/units';
import type { ClientBase } from 'pg';
import type { Change } from './changes.ts';
import { CursorMovedError } from './update.ts';
import type { PositionedChange } from './update.ts';
import type { ChainStore, Cursor, Update } from './update.ts';
import { type NewLiveEvent, publishOn } from '../outbox/publish.ts';
import { liveEventsOf, type Touched } from '../outbox/liveEventsOf.ts';
import * as bonds from './bondRows.ts';
import { type Bridged, bridgedIn, NOTHING_BRIDGED, readUnderWay } from './bridged.ts';
import * as bridges from './bridgeRows.ts';
import * as safes from './safeRows.ts';
import { bytes, hexOf } from './columns.ts';
import { readParticipation } from './participation.ts';
import * as insert from './rows.ts';
import { isAboutRows, type Rows, withoutUnstorable } from './unstorable.ts';
import { insertTransfers, TRANSFER_TABLES } from './transferRows.ts';
import { writeCheckpoints } from './writeCheckpoints.ts';
import { membersAbove, memberUpdates, recomputeMembers, updateMembers } from './writeMembers.ts';
import * as watched from './watched.ts';
import { statement } from '../statement.ts';

/** Tables from which undoing a block deletes the rows of that block. Headers and cursor are handled separately. */
const TABLES_BY_BLOCK = [
  'event',
  'contract',
  'proposal',
  'proposal_step',
  'operation_step',
  'vote',
  'cross_chain_vote',
  'refund',
  'vested_vote',
  'link',
  'checkpoint',
  ...bonds.BOND_TABLES,
  ...bridges.BRIDGE_TABLES,
  ...safes.SAFE_TABLES,
  ...TRANSFER_TABLES,
] as const;

/** Changes that concern messages between chains. */
const BRIDGING: ReadonlySet<Change['table']> = new Set([
  'bridgeTransaction',
  'bridgeResend',
  'bridgeFailure',
  'bridgeReceipt',
  'bridgeStep',
  'bridgeDelivery',
  'controllerAdapter',
]);

/** Ids of the organisations that own any of `addresses`. Runs in the transaction of `client`. */
export type OrganisationsOf = (client: ClientBase, chainId: number, addresses: readonly Hex[]) => Promise<readonly string[]>;

export interface ChainStoreOptions {
  client: ClientBase;
  chainId: number;
  organisationsOf: OrganisationsOf;
  plans: watched.Plans;
}

const of = <Table extends Change['table']>(changes: readonly PositionedChange[], table: Table) =>
  changes.filter((change): change is Extract<PositionedChange, { table: Table }> => change.table === table);

async function readCursor(client: ClientBase, chainId: number, lock: '' | 'for update'): Promise<Cursor | null> {
  const { rows } = await client.query<{ number: string; hash: Buffer; at: string; genesis: Buffer; version: number }>(
    statement(sql`select number, hash, at, genesis, version from chain.cursor where chain_id = ${chainId} ${sql.raw(lock)}`),
  );
  const row = rows[0];
  return row
    ? { number: Number(row.number), hash: hexOf(row.hash), at: Number(row.at), genesis: hexOf(row.genesis), version: row.version }
    : null;
}

async function requireExpected(client: ClientBase, chainId: number, expected: Cursor | null): Promise<void> {
  const actual = await readCursor(client, chainId, 'for update');
  if (actual?.number !== expected?.number || actual?.hash !== expected?.hash)
    throw new CursorMovedError(`The cursor of chain ${chainId} is at ${actual?.number ?? 'nothing'}, not ${expected?.number ?? 'nothing'}`);
}

/** Deletes all rows above `block`. @returns what that changes for readers. */
async function undoAbove(client: ClientBase, chainId: number, block: number): Promise<Touched> {
  const members = await membersAbove(client, chainId, block);
  const proposals = await client.query<{ governor: Buffer; proposal_id: string }>(
    statement(sql`select governor, proposal_id from chain.proposal where chain_id = ${chainId} and block > ${block}
     union select governor, proposal_id from chain.proposal_step where chain_id = ${chainId} and block > ${block}
     union select governor, proposal_id from chain.vote where chain_id = ${chainId} and block > ${block}`),
  );
  const addresses = await client.query<{ address: Buffer }>(
    statement(
      sql`select distinct address from chain.event where chain_id = ${chainId} and block > ${block}
       union select address from chain.contract where chain_id = ${chainId} and block > ${block}
       union select holder from chain.transfer where chain_id = ${chainId} and block > ${block}`,
    ),
  );
  const markets = await bonds.bondMarketsAbove(client, chainId, block);
  const bridged = await bridgedIn(client, chainId, { from: block + 1, to: Number.MAX_SAFE_INTEGER });
  for (const table of TABLES_BY_BLOCK)
    await client.query(statement(sql`delete from chain.${sql.raw(table)} where chain_id = ${chainId} and block > ${block}`));
  await client.query(statement(sql`delete from chain.block where chain_id = ${chainId} and number > ${block}`));
  await watched.cutBack(client, chainId, block);
  await recomputeMembers(client, chainId, members);
  return {
    addresses: addresses.rows.map(({ address }) => hexOf(address)),
    proposals: proposals.rows.map(({ governor, proposal_id }) => ({ governor: hexOf(governor), proposalId: BigInt(proposal_id) })),
    markets,
    bridged,
  };
}

async function insertAll(client: ClientBase, chainId: number, { events, changes }: Rows): Promise<void> {
  const some = async <Row>(
    rows: readonly Row[],
    write: (client: ClientBase, chainId: number, rows: readonly Row[]) => Promise<unknown>,
  ) => {
    if (rows.length > 0) await write(client, chainId, rows);
  };
  await some(events, insert.insertEvents);
  await some(of(changes, 'contract'), insert.insertContracts);
  await some(of(changes, 'proposal'), insert.insertProposals);
  await some(of(changes, 'proposalStep'), insert.insertProposalSteps);
  await some(of(changes, 'operationStep'), insert.insertOperationSteps);
  await some(of(changes, 'vote'), insert.insertVotes);
  await some(of(changes, 'crossChainVote'), insert.insertCrossChainVotes);
  await some(of(changes, 'refund'), insert.insertRefunds);
  await some(of(changes, 'vestedVote'), insert.insertVestedVotes);
  await some(of(changes, 'link'), insert.insertLinks);
  await some(of(changes, 'bondMarket'), bonds.insertBondMarkets);
  await some(of(changes, 'bondMarketStep'), bonds.insertBondMarketSteps);
  await some(of(changes, 'bondPurchase'), bonds.insertBondPurchases);
  await some(of(changes, 'bondRedemption'), bonds.insertBondRedemptions);
  await some(of(changes, 'bondSchedule'), bonds.insertBondSchedules);
  // First, as transfers are looked up in them.
  await some(of(changes, 'bridgeWrapping'), bridges.insertBridgeWrappings);
  await some(of(changes, 'bridgeTransaction'), bridges.insertBridgeTransactions);
  await some(of(changes, 'bridgeResend'), bridges.insertBridgeResends);
  await some(of(changes, 'bridgeFailure'), bridges.insertBridgeFailures);
  await some(of(changes, 'bridgeRelay'), bridges.insertBridgeRelays);
  await some(of(changes, 'bridgeReceipt'), bridges.insertBridgeReceipts);
  await some(of(changes, 'bridgeStep'), bridges.insertBridgeSteps);
  await some(of(changes, 'bridgeDelivery'), bridges.insertBridgeDeliveries);
  await some(of(changes, 'controllerAdapter'), bridges.insertControllerAdapters);
  await some(of(changes, 'safeTransaction'), safes.insertSafeTransactions);
  await some(of(changes, 'safeExecution'), safes.insertSafeExecutions);
  await some(of(changes, 'safeApproval'), safes.insertSafeApprovals);
  await some(of(changes, 'safeModuleTransaction'), safes.insertSafeModuleTransactions);
  const executed = [...of(changes, 'safeExecution').filter(({ success }) => success), ...of(changes, 'safeModuleTransaction')];
  await some(executed, safes.insertRouteCandidates);
  // After contracts, among which recipients are looked up.
  await some(of(changes, 'transfer'), (client, chainId, rows) => insertTransfers(client, chainId, rows, events));
  const checkpoints = await writeCheckpoints(client, chainId, of(changes, 'checkpoint'));
  await writeCheckpoints(client, chainId, await readParticipation(client, chainId, of(changes, 'vote')));
  await updateMembers(client, chainId, memberUpdates(checkpoints, changes));
}

const saveCursor = (client: ClientBase, chainId: number, { cursor, rewindTo }: Update) =>
  client.query(
    statement(sql`insert into chain.cursor (chain_id, number, hash, at, genesis, version)
     values (${chainId}, ${cursor.number}, ${bytes(cursor.hash)}, ${cursor.at}, ${bytes(cursor.genesis)}, ${cursor.version})
     on conflict (chain_id) do update set number = excluded.number, hash = excluded.hash, at = excluded.at, genesis = excluded.genesis,
       version = excluded.version, epoch = chain.cursor.epoch + ${rewindTo === null ? 0 : 1}, seen_at = clock_timestamp()`),
  );

async function inTransaction<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // A broken connection cannot roll back and need not: the server has already done it.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The rows of one chain, written on the connection that holds its lease: a process that loses the lease can no longer write. */
export function createChainStore({ client, chainId, organisationsOf, plans }: ChainStoreOptions): ChainStore {
  async function announce(touched: Touched, update: Update): Promise<void> {
    const organisations = touched.addresses.length > 0 ? await organisationsOf(client, chainId, touched.addresses) : [];
    const { controllers } = touched.bridged;
    const bridging = controllers.length > 0 ? await organisationsOf(client, chainId, controllers) : [];
    const owners = { all: organisations, bridging };
    const events: NewLiveEvent[] = liveEventsOf(chainId, update.cursor.number, touched, owners, update.rewindTo !== null);
    await publishOn(client, events);
  }

  async function bridgedBy({ changes }: Rows): Promise<Bridged> {
    const blocks = changes.flatMap(({ table, block }) => (BRIDGING.has(table) ? [block] : []));
    if (blocks.length === 0) return NOTHING_BRIDGED;
    const [from, to] = blocks.reduce(([least, most], block) => [Math.min(least, block), Math.max(most, block)], [blocks[0]!, blocks[0]!]);
    return bridgedIn(client, chainId, { from, to });
  }

  const write = (update: Update, storable: (rows: Rows) => Promise<Rows>) =>
    inTransaction(client, async () => {
      await requireExpected(client, chainId, update.expected);
      const undone = update.rewindTo === null ? undefined : await undoAbove(client, chainId, update.rewindTo);
      if (update.headers.length > 0) await insert.insertHeaders(client, chainId, update.headers);
      const rows = await storable(update);
      await insertAll(client, chainId, rows);
      await watched.watch(client, chainId, update.watched);
      if (update.readBack) await watched.moveReadBack(client, chainId, update.readBack);
      await client.query(statement(sql`delete from chain.block where chain_id = ${chainId} and number < ${update.keepHeadersFrom}`));
      await saveCursor(client, chainId, update);
      await announce(touchedBy(rows, await bridgedBy(rows), undone), update);
    });

  return {
    cursor: () => readCursor(client, chainId, ''),

    async hashOf(block) {
      const { rows } = await client.query<{ hash: Buffer }>(
        statement(sql`select hash from chain.block where chain_id = ${chainId} and number = ${block}`),
      );
      return rows[0] && hexOf(rows[0].hash);
    },

    async headersDownFrom(block, limit) {
      const { rows } = await client.query<{ number: string; hash: Buffer }>(
        statement(
          sql`select number, hash from chain.block where chain_id = ${chainId} and number <= ${block} order by number desc limit ${limit}`,
        ),
      );
      return rows.map(({ number, hash }) => ({ number: Number(number), hash: hexOf(hash) }));
    },

    async firstHeaderSince(time) {
      const { rows } = await client.query<{ number: string | null }>(
        statement(sql`select min(number) as number from chain.block where chain_id = ${chainId} and at >= ${time}`),
      );
      return rows[0]?.number == null ? undefined : Number(rows[0].number);
    },

    underWay: (adapter) => readUnderWay(client, chainId, adapter),
    watched: (block) => watched.readWatched(client, chainId, block),
    behind: () => watched.readBehind(client, chainId),
    planned: (addresses) => plans.planned(client, chainId, addresses),
    claim: async (since) => watched.claim(client, chainId, await plans.claimed(client, chainId, since)),

    async eventCounts(from, to) {
      const { rows } = await client.query<{ block: string; count: string }>(
        statement(
          sql`select block, count(*) as count from chain.event where chain_id = ${chainId} and block between ${from} and ${to} group by block`,
        ),
      );
      return new Map(rows.map(({ block, count }) => [Number(block), Number(count)]));
    },

    async write(update) {
      try {
        await write(update, (rows) => Promise.resolve(rows));
      } catch (error) {
        if (!isAboutRows(error)) throw error;
        await write(update, (rows) => withoutUnstorable(client, rows, (part) => insertAll(client, chainId, part)));
      }
    },

    wipe: () =>
      inTransaction(client, async () => {
        for (const table of [...TABLES_BY_BLOCK, 'block', 'member', 'cursor'])
          await client.query(statement(sql`delete from chain.${sql.raw(table)} where chain_id = ${chainId}`));
        await publishOn(client, [{ topic: `chain:${chainId}`, body: { chainId, block: 0, rewound: true } }]);
      }),
  };
}

const UNDONE_NOTHING: Touched = { addresses: [], proposals: [], markets: [], bridged: NOTHING_BRIDGED };

function touchedBy({ events, changes }: Rows, bridged: Bridged, undone = UNDONE_NOTHING): Touched {
  const announced = of(changes, 'contract').map(({ address }) => address);
  // A token that is not watched logs no event of ours.
  const holders = of(changes, 'transfer').map(({ holder }) => holder);
  const proposals = changes.filter((change) => change.table === 'proposal' || change.table === 'proposalStep' || change.table === 'vote');
  return {
    addresses: [...new Set([...undone.addresses, ...events.map(({ address }) => address), ...announced, ...holders])],
    proposals: [...undone.proposals, ...proposals],
    markets: [...undone.markets, ...changes.flatMap((change) => ('marketId' in change ? [change.marketId] : []))],
    bridged: {
      controllers: [...new Set([...undone.bridged.controllers, ...bridged.controllers])],
      parties: [...new Set([...undone.bridged.parties, ...bridged.parties])],
    },
  };
}
