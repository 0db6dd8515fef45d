import { localAccount } from '@althing/devnet';
import { type SQL, sql } from 'drizzle-orm';
import type { Hex } from '@althing/domain/units';
import { getAddress, numberToHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlaceFilter, placesBelow } from '../src/store/bridges/transactionPlaces.ts';
import { type PlaceRow, transactionsAt } from '../src/store/bridges/transactionRows.ts';
import { createDatabase } from '../src/store/database.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { type Session, signIn } from './support/signIn.ts';

/*
 * What lists of bridge transactions cost, by the rows that their queries look at. With `TRANSACTIONS=1000000` the same holds, but
 * filling the tables takes minutes.
 */

/** Every fifth is a transfer. */
const IS_TRANSFER = 'n % 5 = 0';
const TRANSACTIONS = Number(process.env['TRANSACTIONS'] ?? 20_000);
const FILLING_MS = 60_000 + TRANSACTIONS;
const [ALPHA, BETA] = [31337, 31338] as const;
const CONTROLLERS = 100;
const SENDERS = 1_000;
const LIMIT = 20;
/** An account and a controller of the crowd. */
const SENDER = numberToHex(1_000_007, { size: 20 });
const RECIPIENT = numberToHex(2_000_005, { size: 20 });
const CONTROLLER = numberToHex(7, { size: 20 });
const word = (n: number): Hex => numberToHex(n, { size: 32 });

let cluster: TestCluster;
let server: TestServer;
let creator: Session;
let organisationId: string;

const bytes = (expression: string, size: number) => `decode(lpad(to_hex(${expression}), ${2 * size}, '0'), 'hex')`;

const CONTROLLER_OF = bytes(`n % ${CONTROLLERS}`, 20);
const ORIGIN = `${ALPHA} + n % 2`;
const DESTINATION = `${BETA} - n % 2`;
/** What one statement of the server's pool can take the time to write. */
const FILLED_AT_ONCE = 50_000;

/** Messages and transfers there and back of a hundred controllers, each brought by two of three bridges, confirmed and executed. */
async function fill(): Promise<void> {
  const { pool } = server.dependencies;
  await pool.query(`
    insert into chain.cursor values (${ALPHA}, 1, '', 2000000000, '', 1), (${BETA}, 1, '', 2000000000, '', 1);
    insert into chain.controller_adapter select chain, 1, n * 3 + slot, 0, '', ${CONTROLLER_OF}, ${bytes('slot + 500', 20)}, slot, true
      from generate_series(0, ${CONTROLLERS - 1}) n, generate_series(0, 2) slot, unnest(array[${ALPHA}, ${BETA}]) chain;
    insert into chain.link select chain, ${CONTROLLER_OF}, 'token', ${CONTROLLER_OF}, 1, n, 0, ${bytes('n + 900', 20)}
      from generate_series(0, ${CONTROLLERS - 1}) n, unnest(array[${ALPHA}, ${BETA}]) chain;
    insert into chain.link select ${ALPHA}, ${bytes('900', 20)}, 'delegate', ${bytes('n', 20)}, 1, n, 0, ${bytes('n', 20)}
      from generate_series(1, ${TRANSACTIONS}) n;
    insert into chain.checkpoint select chain, ${CONTROLLER_OF}, series, subject, 1, n, 0, 1
      from generate_series(0, ${CONTROLLERS - 1}) n, unnest(array[${ALPHA}, ${BETA}]) chain,
        lateral (values ('minBridges', ${CONTROLLER_OF}), ('voidedAt', ${CONTROLLER_OF}), ('paused', ${CONTROLLER_OF}),
          ('originMinimum', ${bytes(`${ALPHA} + ${BETA} - chain`, 32)}), ('takes', ${bytes(`${ALPHA} + ${BETA} - chain`, 32)}))
        as settings (series, subject)`);
  for (let from = 1; from <= TRANSACTIONS; from += FILLED_AT_ONCE) await fillPart(from, Math.min(from + FILLED_AT_ONCE - 1, TRANSACTIONS));
}

async function fillPart(from: number, to: number): Promise<void> {
  const { pool } = server.dependencies;
  const some = `generate_series(${from}, ${to}) n`;
  await pool.query(`
    insert into chain.bridge_transaction select ${ORIGIN}, n, 0, 1700000000 + n / 4, ${bytes('n', 32)},
      case when ${IS_TRANSFER} then 'transfer' else 'message' end, false, ${CONTROLLER_OF},
      ${bytes('n', 32)}, ${bytes('n + 10000000', 32)}, ${bytes('n + 20000000', 32)}, ${DESTINATION}, ${bytes(`1000000 + n % ${SENDERS}`, 20)}, 2,
      1700000000 + n / 4, 7, '\\x01', '', case when ${IS_TRANSFER} then ${bytes(`2000000 + n % ${SENDERS}`, 20)} end,
      case when ${IS_TRANSFER} then n end, case when ${IS_TRANSFER} then n end, case when ${IS_TRANSFER} then false end from ${some}`);
  await pool.query(`
    insert into chain.bridge_receipt select ${DESTINATION}, n, slot, 1700000100 + n, ${bytes('n + 30000000', 32)}, ${CONTROLLER_OF},
      ${bytes('n + 10000000', 32)}, ${bytes('slot + 500', 20)} from ${some}, generate_series(0, 1) slot`);
  await pool.query(`
    insert into chain.bridge_step select ${DESTINATION}, n, 5 + step, 1700000200 + n, ${bytes('n + 40000000', 32)}, ${CONTROLLER_OF},
      ${bytes('n + 10000000', 32)}, (array['confirmed', 'executed'])[step], 1700000300 + n from ${some}, generate_series(1, 2) step`);
  await pool.query(`
    insert into chain.bridge_relay select ${ORIGIN}, n, 1 + slot, 1700000000 + n, ${bytes('n', 32)}, ${bytes('slot + 500', 20)}, ${CONTROLLER_OF},
      ${DESTINATION}, ${bytes('n + 20000000', 32)}, '', 1, 0 from ${some}, generate_series(0, 2) slot`);
  // What the token says of the tax is the third log of an execution.
  await pool.query(`
    insert into chain.event select ${DESTINATION}, n, 7 + log, 1700000200 + n, ${bytes('n + 40000000', 32)}, ${CONTROLLER_OF},
      (array['Transfer', 'Transfer', 'BridgeTaxPaid'])[log], jsonb_build_object('amount', n::text, 'tax', '1')
      from ${some}, generate_series(1, 3) log where ${IS_TRANSFER}`);
}

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase());
  creator = await signIn(server.url, localAccount(1));
  const { organisations, pool } = server.dependencies;
  organisationId = (await organisations.create(organisationForm(localAccount(1).address), {
    creatorId: creator.id,
    now: new Date(),
    quota: 1,
  }))!;
  await fill();
  await pool.query(
    `insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state, updated_at)
     select gen_random_uuid(), $1, chain, 0, 'controller|' || chain, 'safeTreasury', '', $2, 'verified', now() from unnest(array[${ALPHA}, ${BETA}]) chain`,
    [organisationId, Buffer.from(CONTROLLER.slice(2), 'hex')],
  );
  for (const schema of ['chain', 'app']) {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = '${schema}'`,
    );
    for (const { name } of rows) await pool.query(`vacuum analyze ${schema}.${name}`);
  }
}, FILLING_MS);
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How many rows the query has looked at, of all tables. */
async function rowsRead(query: SQL): Promise<number> {
  const { rows } = await createDatabase(server.dependencies.pool).execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    sql`explain (analyze, format json) ${query}`,
  );
  const read = (node: PlanNode): number =>
    (node['Relation Name'] ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0) +
    (node.Plans ?? []).reduce((sum, inner) => sum + read(inner), 0);
  return read(rows[0]!['QUERY PLAN'][0]!.Plan);
}

const FILTERS: readonly [string, () => PlaceFilter][] = [
  ['everything', () => ({})],
  ['a chain', () => ({ chainId: BETA })],
  ['who sends', () => ({ address: getAddress(SENDER) })],
  ['who gets transfers', () => ({ address: getAddress(RECIPIENT) })],
  ['transfers', () => ({ type: 'transfer' })],
  ['a controller', () => ({ address: getAddress(CONTROLLER) })],
  ['an organisation', () => ({ organisationId })],
  ['a message', () => ({ hash: word(4_711) })],
  ['a payload', () => ({ hash: word(10_004_711) })],
  ['a delivery', () => ({ hash: word(30_004_711) })],
  ['an execution', () => ({ hash: word(40_004_711) })],
  ['an organisation on a chain, of one type', () => ({ organisationId, chainId: ALPHA, type: 'message' })],
  ['what nobody has', () => ({ address: getAddress(SENDER), type: 'transfer', chainId: 1 })],
];
/** A place in the middle of the list. */
const MIDDLE = [String(1_700_000_000 + TRANSACTIONS / 8), String(BETA), String(TRANSACTIONS / 2), '0'];

describe('a page of bridge transactions', () => {
  it.each(FILTERS)('under %s looks at a few rows for each that it shows, wherever it begins', async (_what, filter) => {
    for (const after of [null, MIDDLE]) {
      const { query } = placesBelow(filter(), after, LIMIT + 1);
      // Two ends or two chains, each with its own newest ones, and all of them once more for what is said of them.
      expect(await rowsRead(query)).toBeLessThanOrEqual(8 * (LIMIT + 1));
    }
  });

  it('reads what both chains say of each of its transactions, and no more', async () => {
    const { rows } = await server.dependencies.pool.query<PlaceRow>(
      `select chain_id, block, log_index, at, true as matches from chain.bridge_transaction order by at desc limit ${LIMIT}`,
    );
    // One of its own, three bridges with their adapters and fees, two receipts with approvals, two steps, four of the destination; of a transfer
    // its tokens, its execution, and what was logged right after it.
    expect(await rowsRead(transactionsAt(rows, false))).toBeLessThanOrEqual(LIMIT * 36);
  });

  it('looks at so many rows at most where its filters leave none, and goes on from there', async () => {
    const { bridgeTransactions } = server.dependencies;
    const page = await bridgeTransactions.list({ limit: LIMIT, status: 'pending' });
    expect(page.items).toEqual([]);
    const next = await bridgeTransactions.list({ limit: LIMIT, status: 'completed', cursor: page.nextCursor! });
    const { rows } = await server.dependencies.pool.query<{ block: string }>(
      'select block from chain.bridge_transaction order by at desc, chain_id desc, block desc, log_index desc offset 500 limit 1',
    );
    expect(next.items[0]!.messageId).toBe(word(Number(rows[0]!.block)));
  });

  it('holds what belongs to an account, a controller, an organisation', async () => {
    const { bridgeTransactions } = server.dependencies;
    const partiesUnder = async (filter: PlaceFilter, party: 'originFromAddress' | 'originControllerAddress') => {
      const { items } = await bridgeTransactions.list({ limit: LIMIT, ...filter });
      return items.map((item) => item[party]);
    };
    const whole = (address: Hex) => Array.from({ length: LIMIT }, () => getAddress(address));
    expect(await partiesUnder({ address: getAddress(SENDER) }, 'originFromAddress')).toEqual(whole(SENDER));
    expect(await partiesUnder({ address: getAddress(CONTROLLER) }, 'originControllerAddress')).toEqual(whole(CONTROLLER));
    expect(await partiesUnder({ organisationId }, 'originControllerAddress')).toEqual(whole(CONTROLLER));
    expect(await partiesUnder({ organisationId, chainId: 1 }, 'originControllerAddress')).toEqual([]);
  });

  it.each([4_711, 10_004_711, 30_004_711, 40_004_711])('is found by the hash that ends in %i', async (hash) => {
    const { items, nextCursor } = await server.dependencies.bridgeTransactions.list({ limit: LIMIT, hash: word(hash) });
    expect(items.map(({ messageId }) => messageId)).toEqual([word(4_711)]);
    expect(nextCursor).toBeNull();
  });

  it('tells of an organisation that is a draft to nobody but its creator', async () => {
    const path = `/api/v1/bridge/transactions?organisationId=${organisationId}`;
    expect((await send(server.url, 'GET', path)).status).toBe(404);
    expect((await send(server.url, 'GET', path, { token: creator.token })).body.items).toHaveLength(LIMIT);
  });
});
