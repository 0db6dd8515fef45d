import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS, type MigrationFolder, runMigrations } from '../src/store/migrate.ts';
import { createPool } from '../src/store/pool.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster.stop());

/** A folder of migrations as it was when `tag` was the last of them. */
function upTo({ folder, table }: MigrationFolder, tag: string): MigrationFolder {
  const old = mkdtempSync(join(tmpdir(), 'althing-migrations-'));
  cpSync(folder, old, { recursive: true });
  const journal = join(old, 'meta', '_journal.json');
  const { entries, ...about } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  writeFileSync(journal, JSON.stringify({ ...about, entries: entries.slice(0, entries.findIndex((entry) => entry.tag === tag) + 1) }));
  return { folder: old, table };
}

/** The database as a release left it whose last migrations were these. */
async function migrateUpTo(url: string, app: string, chain: string): Promise<void> {
  const old = [upTo(MIGRATIONS[0]!, app), upTo(MIGRATIONS[1]!, chain)];
  await runMigrations(url, old);
  for (const { folder } of old) rmSync(folder, { recursive: true });
}

const OWNER = '00000000-0000-4000-8000-0000000000aa';

it('run by many processes at once are applied once', async () => {
  const url = await cluster.createEmptyDatabase();
  await Promise.all(Array.from({ length: 8 }, () => runMigrations(url)));
  const pool = createPool(url, pino({ level: 'silent' }), { max: 1 });
  const { rows } = await pool.query('select count(*)::int as n from drizzle.app_migrations');
  const categories = await pool.query('select count(*)::int as n from app.categories');
  await pool.end();
  expect(rows[0].n).toBeGreaterThanOrEqual(2);
  expect(categories.rows[0].n).toBeGreaterThan(5);
});

it('make what is read from the chains again where a database was let forget it, as the runbook says, and keep the rest', async () => {
  const url = await cluster.createEmptyDatabase();
  await runMigrations(url);
  const page = readFileSync(new URL('../../../docs/runbooks/postgres.md', import.meta.url), 'utf8');
  const client = new Client(url);
  await client.connect();
  await client.query(`insert into app.users (id, address, is_safe) values ('${OWNER}', '\\x01', false)`);
  await client.query(/```sql\n([^`]+)```/.exec(page)![1]!);
  await runMigrations(url);
  const { rows } = await client.query(
    'select (select count(*)::int from chain.cursor) as chains, (select count(*)::int from app.users) as users',
  );
  await client.end();
  expect(rows).toEqual([{ chains: 0, users: 1 }]);
});

it('keep what proposals did when they were first looked at', async () => {
  const url = await cluster.createEmptyDatabase();
  await migrateUpTo(url, '0024_upgrade_words', '0021_market_owners');
  const client = new Client(url);
  await client.connect();
  await client.query(`insert into app.proposal_simulations (chain_id, governor, proposal_id, meaning, simulated_at) values
    (1, '\\xAB01', 340282366920938463463374607431768211456, '{"outcome": "succeeds"}', '2026-01-01T00:00:00Z')`);
  await runMigrations(url);
  const { rows } = await client.query('select subject, meaning from app.kept_simulations');
  await client.end();
  expect(rows).toEqual([{ subject: 'proposal:1:0xab01:340282366920938463463374607431768211456', meaning: { outcome: 'succeeds' } }]);
});

const DRAFT = '00000000-0000-4000-8000-000000000001';
const PLANNED = '00000000-0000-4000-8000-000000000002';
const DEPLOYED = '00000000-0000-4000-8000-000000000003';
const [LISTED, UNLISTED, SAME, PUBLIC] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-0000000000b${n}`) as [
  string,
  string,
  string,
  string,
];
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const address = (digits: string) => digits.padStart(40, '0');

/** What the wizard wrote of a bonding engine. */
const engine = (chainId: number, value: string, more: object = {}) => ({
  chainId,
  isMultisig: false,
  name: '',
  addresses: [value],
  isMarkedForDeletion: false,
  ...more,
});
const ENGINES = [
  engine(1, address('99'), { isMultisig: true, name: 'Bonds' }),
  engine(2, 'governor|Main'),
  engine(3, 'governor|Alone'),
  engine(4, `0x${address('AB')}`),
  engine(5, `0x${address('cd')}`, { isMarkedForDeletion: true }),
];

/** What stood in the tables of a house that had been lived in. */
const OLD_ROWS = `
  insert into app.users (id, address, is_safe) values ('${OWNER}', '\\x01', false);
  insert into app.organisations
    (id, slug, name, name_key, description, category_id, links, modules, salt, chain_ids, has_bonding_engine, creator_id, state, created_at)
    values
    ('${DRAFT}', 'harbour-2', 'Harbour', 'harbour', 'A draft.', 'other', '[]', '{"bondingEngine": ${JSON.stringify(ENGINES.slice(3, 4))}}', '\\x01',
      '{4}', true, '${OWNER}', 'draft', '${day(9)}'),
    ('${PLANNED}', 'harbour', 'Harbour', 'harbour', 'Was here before.', 'other', '[{"id": "1", "type": "website", "url": "https://a.example"}]',
      '{"bondingEngine": ${JSON.stringify(ENGINES)}}', '\\x02', '{1,2,3,4,5}', true, '${OWNER}', 'registered', '${day(1)}'),
    ('${DEPLOYED}', 'lichen', 'Lichen', 'lichen', '', 'other', '[]', '{"bondingEngine": []}', '\\x03', '{1}', false, '${OWNER}', 'deployed', '${day(1)}');
  insert into app.deployments (organisation_id, chain_id, deployer, plan, registered_at) values
    ('${PLANNED}', 1, '\\x01', '{}', '${day(2)}'), ('${DEPLOYED}', 1, '\\x01', '{}', '${day(2)}');
  insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state, updated_at)
    select gen_random_uuid(), '${PLANNED}', chain_id, position, step_id, kind, name, decode(lpad(address, 40, '0'), 'hex'), 'planned', '${day(3)}'
    from (values
      (1, 0, 'bondingEngine|Bonds', 'bondingEngine', 'Bonds', '11'), (1, 1, 'safe|Bonds', 'safeTreasury', 'Bonds', '12'),
      (2, 0, 'governor|Main', 'governor', 'Main', '21'), (2, 1, 'timelock|Main', 'timelock', 'Main', '22'),
      (3, 0, 'governor|Alone', 'governor', 'Alone', '31')) as planned (chain_id, position, step_id, kind, name, address);
  insert into app.organisation_contracts (id, organisation_id, chain_id, position, step_id, kind, name, address, state, updated_at)
    values (gen_random_uuid(), '${DEPLOYED}', 1, 0, 'token|1', 'token', 'T', '\\x55', 'verified', '${day(4)}');
  insert into app.deployment_transactions (organisation_id, chain_id, hash, submitted_at) values ('${DEPLOYED}', 1, '\\x77', '${day(5)}');
  insert into app.bond_markets (id, organisation_id, chain_id, name, is_private, market_id, transaction_hash, recorded_by, created_at, buyers_root)
    values
    ('${LISTED}', '${PLANNED}', 1, 'Listed', true, 1, '\\x01', '${OWNER}', '${day(4)}', '\\xaa'),
    ('${UNLISTED}', '${PLANNED}', 1, 'Of an older release', true, 2, '\\x02', '${OWNER}', '${day(4)}', null),
    ('${SAME}', '${PLANNED}', 1, 'The same buyers', true, 3, '\\x03', '${OWNER}', '${day(4)}', '\\xaa'),
    ('${PUBLIC}', '${PLANNED}', 1, 'Public', false, 4, '\\x04', '${OWNER}', '${day(4)}', null);
  insert into app.bond_buyers (record_id, address, max_quote) values
    ('${LISTED}', '\\x0b', 100000000000000000000000000), ('${LISTED}', '\\x0c', 2), ('${SAME}', '\\x0b', 100000000000000000000000000),
    ('${SAME}', '\\x0c', 2), ('${UNLISTED}', '\\x0d', 3);
  insert into chain.event values (1, 5, 0, 1700000000, '\\x01', '\\x11', 'SafeSetup', '{"owners": ["0x01"]}'),
    (1, 6, 0, 1700000001, '\\x02', '\\x11', 'AddedOwner', '{"owner": "0x02"}');`;

describe('the migrations after the tenth', () => {
  let client: Client;
  beforeEach(async () => {
    const url = await cluster.createEmptyDatabase();
    await migrateUpTo(url, '0010_creator_salt', '0003_proposal_size');
    client = new Client(url);
    await client.connect();
    await client.query(OLD_ROWS);
    await runMigrations(url);
  });
  afterEach(() => client.end());

  const read = async (sql: string) => (await client.query(sql)).rows;

  it('keep what an organisation said of itself', async () => {
    expect(await read('select profile from app.organisations order by id')).toEqual([
      { profile: { description: 'A draft.', links: [] } },
      { profile: { description: 'Was here before.', links: [{ id: '1', type: 'website', url: 'https://a.example' }] } },
      { profile: { description: '', links: [] } },
    ]);
  });

  it('write down the bonding engines of what is registered: Safes, timelocks, governors without one, and accounts that are named', async () => {
    const engines = await read(`select organisation_id as of, chain_id::int as chain, encode(address, 'hex') as address, is_named as named
      from app.bonding_engines order by chain_id`);
    expect(engines).toEqual([
      { of: PLANNED, chain: 1, address: address('11'), named: false },
      { of: PLANNED, chain: 2, address: address('22'), named: false },
      { of: PLANNED, chain: 3, address: address('31'), named: false },
      { of: PLANNED, chain: 4, address: address('ab'), named: true },
    ]);
  });

  it('keep every list of buyers that a market had, once', async () => {
    expect(await read(`select encode(root, 'hex') as root from app.buyer_sets`)).toEqual([{ root: 'aa' }]);
    expect(await read(`select encode(address, 'hex') as address, max_quote as max from app.set_buyers order by address`)).toEqual([
      { address: '0b', max: '100000000000000000000000000' },
      { address: '0c', max: '2' },
    ]);
    const roots = await read(`select id, encode(buyers_root, 'hex') as root from app.bond_markets order by id`);
    expect(roots).toEqual([
      { id: LISTED, root: 'aa' },
      { id: UNLISTED, root: null },
      { id: SAME, root: 'aa' },
      { id: PUBLIC, root: null },
    ]);
  });

  it('find drafts by their ids, and leave slugs to what is registered', async () => {
    expect(await read('select slug from app.organisations order by id')).toEqual([
      { slug: DRAFT },
      { slug: 'harbour' },
      { slug: 'lichen' },
    ]);
  });

  it('know when somebody last did something about an organisation', async () => {
    const touched = await read('select touched_at as at from app.organisations order by id');
    expect(touched.map(({ at }) => (at as Date).toISOString())).toEqual([day(9), day(3), day(5)]);
  });

  it('keep what was read of the chains', async () => {
    expect(await read('select name, args from chain.event order by block')).toEqual([
      { name: 'SafeSetup', args: { owners: ['0x01'] } },
      { name: 'AddedOwner', args: { owner: '0x02' } },
    ]);
  });
});
