import { type ClientRequest, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveEvent, liveTopic } from '@althing/domain/http';
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerEvents } from '../../src/api/routes/events.ts';
import { installErrorHandler } from '../../src/api/errorHandler.ts';
import { createHub, type Hub } from '../../src/live/hub.ts';
import { createOutbox } from '../../src/store/outbox/outbox.ts';
import { publish, publishOn } from '../../src/store/outbox/publish.ts';
import { startTestPostgres, type TestPostgres } from '../indexer/services.ts';

const CLIENTS = 200;
const silent = { warn: () => undefined };
const topicA = liveTopic.chain(1);
const topicB = liveTopic.organisation('0190');

let postgres: TestPostgres;
let pool: Pool;
let url: string;
let app: FastifyInstance;
let hub: Hub;
let port: number;
let databases = 0;
const open: ClientRequest[] = [];

interface Client {
  frames: { id: number; event: string; data: Record<string, unknown> }[];
  ended: boolean;
  /** Where the stream began. */
  here?: number;
}

function parse(frame: string): Client['frames'][number] | undefined {
  const fields = new Map(frame.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
  const data = fields.get('data');
  return data === undefined
    ? undefined
    : { id: Number(fields.get('id')), event: fields.get('event') ?? 'message', data: JSON.parse(data) as Record<string, unknown> };
}

/** Resolves when the server has answered the head of the stream. */
function connect(topics: readonly string[], lastEventId?: number, since?: number): Promise<Client> {
  const client: Client = { frames: [], ended: false };
  return new Promise((resolve, reject) => {
    const headers = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
    const request = get(
      {
        host: '127.0.0.1',
        port,
        path: `/api/v1/events?topics=${topics.join(',')}${since === undefined ? '' : `&since=${since}`}`,
        headers,
        agent: false,
      },
      (response) => {
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          const parts = (rest + chunk).split('\n\n');
          rest = parts.pop() ?? '';
          for (const part of parts) {
            const frame = parse(part);
            if (frame?.event === 'here') client.here = frame.id;
            else if (frame) client.frames.push(frame);
          }
        });
        response.on('end', () => (client.ended = true));
        response.on('error', () => (client.ended = true));
        resolve(client);
      },
    );
    request.on('error', reject);
    open.push(request);
  });
}

const numbersOf = (client: Client) => client.frames.map(({ data }) => data['n']);
const say = (topic: string, n: number) => publishOn(pool, [{ topic, body: { n } }]);

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

async function listen(): Promise<void> {
  hub = createHub({ outbox: createOutbox(pool), databaseUrl: url, log: silent });
  app = Fastify();
  installErrorHandler(app);
  registerEvents(app, hub, 0);
  await hub.start();
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
}

beforeEach(async () => {
  ({ pool, url } = await postgres.createDatabase(`live_${(databases += 1)}`));
  await listen();
});
afterEach(async () => {
  await app.close();
  for (const request of open.splice(0)) request.destroy();
});

const soon = { timeout: 10_000, interval: 10 };

describe('the stream of news', () => {
  test.each(['', 'nonsense', 'chain:1,nonsense', `chain:${'1'.repeat(200)}`])('refuses the topics "%s"', async (topics) => {
    const answer = await app.inject(`/api/v1/events?topics=${topics}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-request', message: expect.stringContaining('Topics') });
  });

  test('refuses more than a hundred topics', async () => {
    const topics = Array.from({ length: 101 }, (_, chain) => liveTopic.chain(chain + 1));
    expect((await app.inject(`/api/v1/events?topics=${topics.join(',')}`)).statusCode).toBe(400);
  });

  test('tells a page what happened since the position that it was given when it began', async () => {
    await say(topicA, 1);
    await vi.waitFor(() => expect(hub.position).toBeGreaterThan(0), soon);
    const began = hub.position;
    await say(topicB, 2);
    await say(topicA, 3);
    const client = await connect([topicA], undefined, began);
    await say(topicA, 4);
    await vi.waitFor(() => expect(numbersOf(client)).toEqual([3, 4]), soon);
  });

  test('tells each client what it asked for, once and in order', async () => {
    const [a, both] = await Promise.all([connect([topicA]), connect([topicA, topicB])]);
    await say(topicA, 1);
    await say(topicB, 2);
    await say(topicA, 3);
    await vi.waitFor(() => expect(numbersOf(both)).toEqual([1, 2, 3]), soon);
    await vi.waitFor(() => expect(numbersOf(a)).toEqual([1, 3]), soon);
    expect(liveEvent.parse(a.frames[0]!.data).topic).toBe(topicA);
  });

  test('tells nothing of a transaction that rolls back', async () => {
    const client = await connect([topicA]);
    await expect(
      drizzle(pool).transaction(async (tx) => {
        await publish(tx, [{ topic: topicA, body: { n: 1 } }]);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await drizzle(pool).transaction((tx) => publish(tx, [{ topic: topicA, body: { n: 2 } }]));
    await vi.waitFor(() => expect(numbersOf(client)).toEqual([2]), soon);
  });

  test('loses nothing and repeats nothing while many publish at once and commit in any order', async () => {
    const client = await connect([topicA]);
    const sent = Array.from({ length: 100 }, (_, n) => n);
    await Promise.all(
      sent.map((n) =>
        drizzle(pool).transaction(async (tx) => {
          await publish(tx, [{ topic: topicA, body: { n } }]);
          // Whoever came first is slow to commit; the others must not overtake.
          if (n % 10 === 0) await tx.execute('select pg_sleep(0.005)');
        }),
      ),
    );
    await vi.waitFor(() => expect(numbersOf(client).length).toBe(sent.length), soon);
    expect([...numbersOf(client)].sort((a, b) => Number(a) - Number(b))).toEqual(sent);
    const ids = client.frames.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  test('repeats what a client missed, then goes on', async () => {
    const first = await connect([topicA]);
    for (const n of [1, 2, 3, 4]) await say(topicA, n);
    await say(topicB, 99);
    await vi.waitFor(() => expect(first.frames.length).toBe(4), soon);
    const back = await connect([topicA], first.frames[1]!.id);
    await say(topicA, 5);
    await vi.waitFor(() => expect(numbersOf(back)).toEqual([3, 4, 5]), soon);
  });

  test('goes on for other topics where a client was, also where it had heard nothing yet', async () => {
    await say(topicA, 1);
    const [first, witness] = [await connect([topicA]), await connect([topicB])];
    await vi.waitFor(() => expect(first.here).toBeDefined(), soon);
    await say(topicB, 2);
    await vi.waitFor(() => expect(numbersOf(witness)).toEqual([2]), soon);
    const next = await connect([topicB], undefined, first.here);
    await say(topicB, 3);
    await vi.waitFor(() => expect(numbersOf(next).slice(-2)).toEqual([2, 3]), soon);
    expect((await app.inject(`/api/v1/events?topics=${topicA}&since=x`)).statusCode).toBe(400);
  });

  test('asks a client to begin anew when what it missed is forgotten, unknown, or too much', async () => {
    const witness = await connect([topicA]);
    await say(topicA, 1);
    await vi.waitFor(() => expect(numbersOf(witness)).toEqual([1]), soon);
    await pool.query("update live.outbox set created_at = now() - interval '2 hours'");
    await createOutbox(pool).prune(3_600_000);
    const forgotten = await connect([topicA], 0);
    const unknown = await connect([topicA], 10_000);
    for (const client of [forgotten, unknown]) await vi.waitFor(() => expect(client.frames[0]?.event).toBe('reset'), soon);
    await say(topicA, 2);
    for (const client of [forgotten, unknown]) await vi.waitFor(() => expect(numbersOf(client).at(-1)).toBe(2), soon);
    const last = forgotten.frames.at(-1)!.id;
    await publishOn(
      pool,
      Array.from({ length: 1_001 }, (_, n) => ({ topic: topicA, body: { n } })),
    );
    await vi.waitFor(() => expect(witness.frames.length).toBeGreaterThan(1_001), soon);
    const tooMuch = await connect([topicA], last);
    await vi.waitFor(() => expect(tooMuch.frames[0]?.event).toBe('reset'), soon);
  });

  test(`reaches ${CLIENTS} clients although the listening connection is cut again and again`, async () => {
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => connect([topicA])));
    for (let n = 0; n < 10; n += 1) {
      if (n % 3 === 0)
        await pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'althing-live' and datname = current_database()",
        );
      await say(topicA, n);
    }
    const expected = Array.from({ length: 10 }, (_, n) => n);
    for (const client of clients) await vi.waitFor(() => expect(numbersOf(client)).toEqual(expected), soon);
  });

  test('ends with the server, quickly, and a client that comes back to the next one has missed nothing', async () => {
    const client = await connect([topicA]);
    await say(topicA, 1);
    await vi.waitFor(() => expect(client.frames.length).toBe(1), soon);
    const started = performance.now();
    await app.close();
    expect(performance.now() - started).toBeLessThan(1_000);
    await vi.waitFor(() => expect(client.ended).toBe(true), soon);
    await say(topicA, 2);
    await listen();
    const back = await connect([topicA], client.frames[0]!.id);
    await vi.waitFor(() => expect(numbersOf(back)).toEqual([2]), soon);
  });
});
