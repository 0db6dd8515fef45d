import { type SQL, sql } from 'drizzle-orm';
import { localAccount } from '@althing/devnet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../src/store/database.ts';
import { managedQuery, unindexedQuery } from '../src/store/managedOrganisations.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { type Session, signIn } from './support/signIn.ts';

const ORGANISATIONS = 5_000;
const CHAIN_ID = 31337;
const ADA = localAccount(2).address;

let cluster: TestCluster;
let server: TestServer;
let ada: Session;

/** Thousands of organisations of others: each names an engine, every tenth has a private market, and every Safe was set up on chain. */
beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase());
  const { organisations, pool } = server.dependencies;
  const { id: creatorId } = await signIn(server.url, localAccount(1));
  ada = await signIn(server.url, localAccount(2));
  const id = await organisations.create(organisationForm(localAccount(1).address, { name: 'Model' }), {
    creatorId,
    now: new Date(),
    quota: 1,
  });
  const columns = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'app' and table_name = 'organisations'`,
  );
  const others: Record<string, string> = {
    id: 'gen_random_uuid()',
    slug: `'x' || g`,
    salt: 'sha256(g::text::bytea)',
    state: `'registered'`,
    has_bonding_engine: 'true',
  };
  const names = columns.rows.map(({ name }) => name);
  await pool.query(
    `insert into app.organisations (${names.join(', ')}) select ${names.map((name) => others[name] ?? `o.${name}`).join(', ')}
     from app.organisations o, generate_series(1, ${ORGANISATIONS}) g where o.id = $1`,
    [id],
  );
  await pool.query(`
    with numbered as (select id, row_number() over (order by slug) as g from app.organisations where state = 'registered'),
    engine as (insert into app.bonding_engines select id, ${CHAIN_ID}, decode(lpad(to_hex(g), 40, '0'), 'hex'), g % 2 = 0 from numbered),
    market as (insert into app.bond_markets (id, organisation_id, chain_id, name, is_private, market_id, transaction_hash, recorded_by, created_at)
      select gen_random_uuid(), id, ${CHAIN_ID}, 'M', true, g, '\\x00', '${creatorId}', now() from numbered where g % 10 = 0)
    insert into chain.event select ${CHAIN_ID}, g, 0, 0, '\\x00', decode(lpad(to_hex(g), 40, '0'), 'hex'), 'SafeSetup',
      jsonb_build_object('owners', jsonb_build_array('0x' || lpad(to_hex(g + 1000000), 40, '0'))) from numbered`);
  await pool.query('vacuum analyze');
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How many rows of each table a query has looked at. */
async function rowsRead(query: SQL): Promise<Map<string, number>> {
  const { rows } = await createDatabase(server.dependencies.pool).execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    sql`explain (analyze, format json) ${query}`,
  );
  const read = new Map<string, number>();
  const walk = (node: PlanNode): void => {
    const table = node['Relation Name'];
    const seen = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    if (table) read.set(table, (read.get(table) ?? 0) + seen);
    node.Plans?.forEach(walk);
  };
  walk(rows[0]!['QUERY PLAN'][0]!.Plan);
  return read;
}

const user = () => ({ id: ada.id, address: ADA, chainId: null });

it('what an account manages is found from the account, without reading the organisations of others', async () => {
  const { pool, bondRecords } = server.dependencies;
  const read = await rowsRead(managedQuery({ ...user(), address: ADA.toLowerCase() as typeof ADA }));
  for (const [table, count] of read) expect([table, count <= 10]).toEqual([table, true]);
  expect([...read.keys()]).toEqual(expect.arrayContaining(['organisations', 'bonding_engines', 'event', 'bond_markets']));

  const manage = async () => (await bondRecords.managedBy(user() as never)).length;
  expect(await manage()).toBe(0);
  const [ten, twenty] = ['000000000000000000000000000000000000000a', '0000000000000000000000000000000000000014'];
  const happens = (block: number, safe: string, name: string) =>
    pool.query(`insert into chain.event values (${CHAIN_ID}, ${block}, 0, 0, '\\x00', decode('${safe}', 'hex'), '${name}', $1)`, [
      JSON.stringify({ owner: ADA.toLowerCase() }),
    ]);
  await happens(100_000, ten, 'AddedOwner');
  await happens(100_001, twenty, 'AddedOwner');
  expect(await manage()).toBe(2);
  await happens(100_002, ten, 'RemovedOwner');
  expect(await manage()).toBe(1);
  await pool.query(`update app.bonding_engines set address = decode($1, 'hex') where address = decode($2, 'hex')`, [
    ADA.slice(2),
    '000000000000000000000000000000000000001e',
  ]);
  expect(await manage()).toBe(2);
});

it('Safes that no event has told of are looked for among organisations with private markets only', async () => {
  const read = await rowsRead(unindexedQuery(null));
  expect(read.get('organisations') ?? 0).toBe(0);
  expect(read.get('bond_markets')!).toBeLessThanOrEqual(ORGANISATIONS / 10);
});

it('Safes that no event has told of are looked for whoever has how many', async () => {
  const { pool, bondRecords } = server.dependencies;
  await pool.query(`delete from chain.event where name = 'SafeSetup'`);
  const { rows } = await pool.query<{ id: string }>(
    `select organisation_id as id from app.bonding_engines b where is_named
       and organisation_id in (select organisation_id from app.bond_markets where is_private and market_id is not null)
     order by 1 desc limit 1`,
  );
  const last = rows[0]!.id;
  await pool.query('update app.bond_markets set recorded_by = $1 where organisation_id = $2', [ada.id, last]);
  const found = await bondRecords.unindexedEngines({ chainId: null });
  expect(found).toHaveLength(100);
  expect(found.map(({ organisationId }) => organisationId)).toContain(last);
  expect(await bondRecords.unindexedEngines({ chainId: CHAIN_ID + 1 })).toEqual([]);
});
