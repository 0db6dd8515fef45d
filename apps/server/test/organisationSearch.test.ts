import { localAccount } from '@althing/devnet';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrganisationFilter } from '../src/store/organisationList.ts';
import { decodeCursor } from '../src/store/cursor.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const ORGANISATIONS = 3_000;
/** More than are looked up one by one, and all of them behind where a frequent word is looked for when the newest come first. */
const OLD = 1_200;

let cluster: TestCluster;
let server: TestServer;

/** Every second is of the "harbour", the oldest are "ancient", three are "rare". */
const nameOf = (n: number) =>
  [n % 2 ? 'harbour' : 'meadow', n > ORGANISATIONS - OLD ? 'ancient' : 'recent', n % 1_000 === 7 ? 'rare' : 'usual', n].join(' ');
const NAMES = Array.from({ length: ORGANISATIONS }, (_, index) => nameOf(index + 1));

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer(await cluster.createDatabase());
  const { organisations, pool } = server.dependencies;
  const { id: creatorId } = await signIn(server.url, localAccount(1));
  const model = await organisations.create(organisationForm(localAccount(1).address, { name: 'Model' }), {
    creatorId,
    now: new Date(0),
    quota: 1,
  });
  const columns = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'app' and table_name = 'organisations'`,
  );
  const others: Record<string, string> = {
    id: 'gen_random_uuid()',
    slug: `'x' || n`,
    name: 'given',
    name_key: 'given',
    salt: 'sha256(n::text::bytea)',
    state: `'deployed'`,
    created_at: `timestamptz '2026-01-01' - n * interval '1 minute'`,
  };
  const names = columns.rows.map(({ name }) => name);
  await pool.query(
    `insert into app.organisations (${names.join(', ')}) select ${names.map((name) => others[name] ?? `o.${name}`).join(', ')}
     from app.organisations o, unnest($2::text[]) with ordinality g(given, n) where o.id = $1`,
    [model, NAMES],
  );
  await pool.query('vacuum analyze');
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function namesOf(search: string, sort: OrganisationFilter['sort'], limit: number): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const place: OrganisationFilter['cursor'] = cursor === null ? undefined : decodeCursor(cursor);
    const page = await server.dependencies.organisationList({ search, sort, limit, cursor: place, viewerId: null });
    names.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return names;
}

describe('the search of organisations', () => {
  it.each(['harbour', 'ancient', 'rare', 'har anc', 'har rare', 'nobody'])(
    'finds every organisation of "%s" once, in order',
    async (search) => {
      const isFound = (name: string) => search.split(' ').every((part) => name.split(' ').some((word) => word.startsWith(part)));
      const expected = NAMES.filter(isFound);
      expect(await namesOf(search, 'newest', 100)).toEqual(expected);
      expect(await namesOf(search, 'oldest', 100)).toEqual(expected.toReversed());
      expect(await namesOf(search, 'name-asc', 100)).toEqual(expected.toSorted());
    },
  );

  it('meets a frequent word on its way through the list, whatever the number of its hits', async () => {
    const query = vi.spyOn(server.dependencies.pool, 'query');
    const { items } = await server.dependencies.organisationList({ search: 'harbour', sort: 'newest', limit: 20, viewerId: null });
    expect(items.length).toBe(20);
    expect(query).toHaveBeenCalledTimes(1);
    const asked = JSON.stringify(query.mock.calls);
    expect(asked).toContain(String.raw`to_tsvector('simple', \"near\".\"name_key\")`);
    expect(asked.split('to_tsvector').length).toBe(2);
  });
});
