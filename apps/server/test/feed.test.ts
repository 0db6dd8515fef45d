import { localAccount } from '@althing/devnet';
import { FEED_DAYS } from '@althing/domain/tasks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobsOf } from '../src/compose/jobs.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { type Session, signIn, signInOnly } from './support/signIn.ts';

let cluster: TestCluster;
let server: TestServer;
let founder: Session;
let clockOffsetMs = 0;
const FEED = '/api/v1/users/me/feed';

beforeAll(async () => {
  cluster = await startTestCluster();
  const now = () => new Date(Date.now() + clockOffsetMs);
  server = await startTestServer(await cluster.createDatabase(), {}, { now });
  founder = await signIn(server.url, localAccount(1));
  await server.dependencies.organisations.create(organisationForm(localAccount(1).address, { name: 'Salt & <Rope>' }), {
    creatorId: founder.id,
    now: now(),
    quota: 5,
  });
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

const on = (method: string, { token }: Session) => send(server.url, method, FEED, { token });
const read = (address: string) => send(server.url, 'GET', new URL(address).pathname);

it('who has no page open reads at a secret address what waits, with the way to it', async () => {
  expect((await on('GET', founder)).body).toEqual({ createdAt: null });
  const made = await on('POST', founder);
  expect(made.status).toBe(201);
  expect((await on('GET', founder)).body).toEqual({ createdAt: made.body.createdAt });
  const rss = await read(made.body.rss);
  expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(rss.headers.get('cache-control')).toContain('private');
  expect(rss.text).toContain('<title>Finish the deployment: Salt &amp; &lt;Rope&gt;</title>');
  expect(rss.text).toMatch(/<link>http[^<]+\/organisations\/[^/<]+\/deploy<\/link>/);
  const calendar = await read(made.body.calendar);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(calendar.text.split('\r\n')[0]).toBe('BEGIN:VCALENDAR');
});

it('a new address ends the one before, and both end when they are switched off', async () => {
  const { body: old } = await on('POST', founder);
  const { body: made } = await on('POST', founder);
  expect([(await read(old.rss)).status, (await read(made.rss)).status]).toEqual([404, 200]);
  expect((await on('DELETE', founder)).status).toBe(200);
  expect([(await read(made.rss)).status, (await read(made.calendar)).status]).toEqual([404, 404]);
});

it('the secret is stored nowhere', async () => {
  const { body } = await on('POST', founder);
  const secret = /feeds\/([\w-]{43})\.rss$/.exec(body.rss)![1]!;
  const { rows } = await server.dependencies.pool.query<{ row: string }>('select f::text as row from app.task_feeds f');
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).not.toContain(secret);
  expect(rows[0]!.row).not.toContain(Buffer.from(secret).toString('hex'));
});

it.each(['nothing.rss', `${'x'.repeat(43)}.rss`, `${'x'.repeat(43)}.html`, `${'x'.repeat(44)}.ics`])(
  'what nobody was given is not found: %s',
  async (file) => {
    expect((await send(server.url, 'GET', `/api/v1/feeds/${file}`)).status).toBe(404);
  },
);

it('only who has signed the statement gets one', async () => {
  const stranger = await signInOnly(server.url, localAccount(2));
  expect((await on('POST', stranger)).status).toBe(403);
  expect((await on('GET', stranger)).body).toEqual({ createdAt: null });
});

it('whoever asks again within a minute gets what was read before, many at once as well', async () => {
  clockOffsetMs += 120_000;
  const { body } = await on('POST', founder);
  const tasks = vi.spyOn(server.dependencies.tasks, 'of');
  await Promise.all(Array.from({ length: 10 }, () => read(body.rss)));
  await read(body.calendar);
  expect(tasks).toHaveBeenCalledOnce();
  clockOffsetMs += 61_000;
  await read(body.rss);
  expect(tasks).toHaveBeenCalledTimes(2);
});

const DAY_MS = 24 * 3600_000;
const perform = (name: string) =>
  jobsOf(server.dependencies)
    .find((job) => job.name === name)!
    .perform();

it.each([
  ['a key', null, FEED_DAYS.key],
  ['a contract, as owners leave a Safe', 31337, FEED_DAYS.contract],
])('the address of %s ends by itself', async (_whose, chainId, days) => {
  const session = await signIn(server.url, localAccount(3));
  const { body } = await on('POST', session);
  await server.dependencies.pool.query('update app.users set chain_id = $1 where id = $2', [chainId, session.id]);
  const before = clockOffsetMs;
  clockOffsetMs += days * DAY_MS - 60_000;
  await perform('end-feeds');
  expect((await read(body.rss)).status).toBe(200);
  clockOffsetMs += 120_000;
  await perform('end-feeds');
  expect((await read(body.rss)).status).toBe(404);
  clockOffsetMs = before;
});

it('the first result of a simulation is forgotten after a year', async () => {
  const { simulations, pool } = server.dependencies;
  const kept = async () => (await pool.query<{ subject: string }>('select subject from app.kept_simulations order by 1')).rows;
  const meaning = { outcome: 'succeeds' as const, reason: null, flags: [], changes: [] };
  for (const [subject, days] of [
    ['safe:1:a', 366],
    ['safe:1:b', 364],
  ] as const)
    await simulations.first(subject, { meaning, simulatedAt: new Date(Date.now() + clockOffsetMs - days * DAY_MS) });
  await perform('forget-simulations');
  expect(await kept()).toEqual([{ subject: 'safe:1:b' }]);
});
