import { once } from 'node:events';
import { connect } from 'node:net';
import { localAccount } from '@althing/devnet';
import { chainsOf } from '@althing/domain/publicChains';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/base/logger.ts';
import { createDatabase } from '../src/store/database.ts';
import { createDeployments } from '../src/store/deployments.ts';
import { createPool, PoolInTransactionError } from '../src/store/pool.ts';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { startDatabaseProxy } from './support/databaseProxy.ts';
import { send } from './support/http.ts';
import { organisationForm } from './support/organisationForm.ts';
import { startTestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const NOBODY = 'http://127.0.0.1:1';
const creator = localAccount(0);

let cluster: TestCluster;
let chain: TestChain;
beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startTestChain()]);
});
afterAll(() => Promise.all([cluster.stop(), chain.stop()]));

/** Milliseconds that the list takes. */
async function timeOfList(origin: string): Promise<number> {
  const start = performance.now();
  const { status } = await send(origin, 'GET', '/api/v1/organisations');
  expect(status).toBe(200);
  return performance.now() - start;
}

describe('as many chains as the list has', () => {
  it('start, and leave the connections of requests alone', async () => {
    const chains = chainsOf('mainnet').filter(({ disabledReason }) => disabledReason === null);
    expect(chains.length).toBeGreaterThanOrEqual(15);
    const server = await startTestServer(await cluster.createDatabase(), {
      ALTHING_NETWORK: 'mainnet',
      ROLES: 'api,indexer',
      JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters',
      PUBLIC_ORIGIN: 'http://127.0.0.1',
      ...Object.fromEntries(chains.map(({ id }) => [`RPC_${id}`, NOBODY])),
    });
    const { pool } = server.dependencies;
    const readiness = async () =>
      Object.values((await send(server.url, 'GET', '/readyz')).body.chains as Record<string, { phase: string }>);
    // Each has its lease once it fails at its node.
    await expect.poll(readiness, { timeout: 20_000 }).toEqual(chains.map(() => ({ ok: false, reachable: false, phase: 'failing' })));
    // What holds a lease holds it for good; the ledger looks in now and then.
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 5_000 }).toBeLessThanOrEqual(1);
    await Promise.all(Array.from({ length: 40 }, () => timeOfList(server.url)));
    await server.close();
  });
});

describe('a transaction', () => {
  it('that would ask the pool fails at once, every time', async () => {
    const pool = createPool(await cluster.createDatabase(), createLogger('silent'), { max: 5 });
    const db = createDatabase(pool);
    await expect(db.transaction(() => pool.query('select 1'))).rejects.toThrow(PoolInTransactionError);
    await expect(db.transaction(() => db.execute('select 1'))).rejects.toMatchObject({ cause: new PoolInTransactionError() });
    await expect(db.transaction((on) => createDeployments(db).locked('x', () => on.execute('select 1')))).rejects.toThrow(
      PoolInTransactionError,
    );
    expect((await db.transaction((on) => on.execute('select 1 as one'))).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('never waits for the pool: many registrations and reports at once hold nobody up', async () => {
    const server = await startTestServer(await cluster.createDatabase(), { RPC_31337: chain.url });
    const { token } = await signIn(server.url, creator);
    const at = async (method: string, path: string, json: unknown) =>
      send(server.url, method, `/api/v1/organisations${path}`, { token, json });
    const { body } = await at('POST', '', organisationForm(creator.address));
    const registered = Array.from({ length: 30 }, () => at('POST', `/${body.id}/register`, {}));
    await expect(timeOfList(server.url)).resolves.toBeLessThan(3_000);
    expect((await Promise.all(registered)).map(({ status }) => status)).toEqual(registered.map(() => 200));
    const reported = Array.from({ length: 30 }, (_, index) =>
      at('POST', `/${body.id}/contracts`, { chainId: 31337, transactionHash: `0x${index.toString(16).padStart(64, '0')}` }),
    );
    await expect(timeOfList(server.url)).resolves.toBeLessThan(3_000);
    expect((await Promise.all(reported)).map(({ status }) => status)).toEqual(reported.map(() => 200));
    await server.close();
  });

  it('remembers fifty reports of a chain, and says so to who sends more', async () => {
    const server = await startTestServer(await cluster.createDatabase(), { RPC_31337: chain.url });
    const { token } = await signIn(server.url, creator);
    const { body } = await send(server.url, 'POST', '/api/v1/organisations', { token, json: organisationForm(creator.address) });
    await send(server.url, 'POST', `/api/v1/organisations/${body.id}/register`, { token, json: {} });
    const report = (index: number) =>
      send(server.url, 'POST', `/api/v1/organisations/${body.id}/contracts`, {
        token,
        json: { chainId: 31337, transactionHash: `0x${index.toString(16).padStart(64, '0')}` },
      });
    for (let index = 0; index < 50; index++) expect((await report(index)).status).toBe(200);
    expect(await report(50)).toMatchObject({ status: 409, body: { code: 'too-many-reports' } });
    expect((await report(49)).status).toBe(200);
    await server.close();
  });
});

describe('a database', () => {
  it('that hangs is told as 503 in bounded time, and /readyz does not wait for it', async () => {
    const proxy = await startDatabaseProxy(await cluster.createDatabase());
    const server = await startTestServer(proxy.url, { DATABASE_PATIENCE_MS: '1000' });
    expect((await send(server.url, 'GET', '/api/v1/organisations')).status).toBe(200);
    proxy.hang();
    const start = performance.now();
    const [list, ready] = await Promise.all([
      send(server.url, 'GET', '/api/v1/organisations'),
      send(server.url, 'GET', '/readyz').then((answer) => ({ ...answer, after: performance.now() - start })),
    ]);
    expect(list).toMatchObject({ status: 503, body: { code: 'server-unreachable' } });
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(ready).toMatchObject({ status: 503, body: { checks: { database: { ok: false } } } });
    expect(ready.after).toBeLessThan(4_000);
    await proxy.leave();
    await server.close();
  });

  it('that is away is told as 503 with its code', async () => {
    const proxy = await startDatabaseProxy(await cluster.createDatabase());
    const server = await startTestServer(proxy.url);
    await proxy.leave();
    for (const path of ['/api/v1/organisations', '/api/v1/organisations/slug/anything', '/api/v1/bonds/markets']) {
      expect(await send(server.url, 'GET', path)).toMatchObject({ status: 503, body: { code: 'server-unreachable' } });
    }
    expect(await send(server.url, 'POST', '/api/v1/auth/challenge', { json: { address: creator.address } })).toMatchObject({ status: 503 });
    await server.close();
  });

  it('that another holds a lock in is told as 503 after a third of the patience', async () => {
    const url = await cluster.createDatabase();
    const server = await startTestServer(url, { RPC_31337: chain.url, DATABASE_PATIENCE_MS: '1500' });
    const { token } = await signIn(server.url, creator);
    const { body } = await send(server.url, 'POST', '/api/v1/organisations', { token, json: organisationForm(creator.address) });
    const pool = createPool(url, createLogger('silent'), { max: 1 });
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select 1 from app.organisations for update');
    const register = () => send(server.url, 'POST', `/api/v1/organisations/${body.id}/register`, { token, json: {} });
    expect(await register()).toMatchObject({ status: 503, body: { code: 'server-unreachable' } });
    await client.query('rollback');
    client.release();
    await pool.end();
    expect((await register()).status).toBe(200);
    await server.close();
  });
});

describe('a connection', () => {
  it.concurrent.each([
    ['that says nothing', ''],
    ['that never finishes its head', 'GET /livez HTTP/1.1\r\nHost: althing\r\nX-Slow: '],
    [
      'that never finishes its JSON',
      'POST /api/v1/auth/challenge HTTP/1.1\r\nHost: althing\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('%s is dropped', async (_name, sent) => {
    const server = await startTestServer(await cluster.createDatabase());
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(sent);
    socket.resume();
    await once(socket, 'close', { signal: AbortSignal.timeout(25_000) });
    expect((await send(server.url, 'GET', '/livez')).status).toBe(200);
    await server.close();
  });
});
