import { localAccount } from '@althing/devnet';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Environment } from '../src/runtime/readConfig.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { startTestServer } from './support/server.ts';

let cluster: TestCluster;
beforeAll(async () => {
  cluster = await startTestCluster();
});
afterAll(() => cluster.stop());

/** 600 reads, and 60 writes and 60 steps of signing in a minute, divided by 100: 6 and 1. */
const start = async (env: Environment = {}) => startTestServer(await cluster.createDatabase(), { RATE_LIMIT_FACTOR: '0.01', ...env });

describe('rate limits', () => {
  it('count bad tokens: whoever guesses is told to wait', async () => {
    const server = await start();
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await send(server.url, 'GET', '/api/v1/users/me', { token: 'guess' })).status);
    const last = await send(server.url, 'GET', '/api/v1/users/me', { token: 'guess' });
    await server.close();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    expect(last.body).toEqual({
      code: 'rate-limited',
      message: expect.stringContaining('Too many requests'),
      requestId: expect.any(String),
    });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are tighter where signatures are verified', async () => {
    const server = await start();
    const json = { address: localAccount(0).address };
    const statuses = [
      await send(server.url, 'POST', '/api/v1/auth/challenge', { json }),
      await send(server.url, 'POST', '/api/v1/auth/challenge', { json }),
    ];
    await server.close();
    expect(statuses.map(({ status }) => status)).toEqual([200, 429]);
  });

  it('count calls of routes that do not exist', async () => {
    const server = await start();
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await send(server.url, 'GET', '/api/v1/nothing')).status);
    await server.close();
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
  });

  it('count by the address that the nearest proxy saw, whatever the client says of itself', async () => {
    const server = await start({ TRUST_PROXY: 'true' });
    const read = async (forwarded: string) =>
      (await send(server.url, 'GET', '/api/v1/nothing', { headers: { 'x-forwarded-for': forwarded } })).status;
    const liar: number[] = [];
    for (let i = 0; i < 8; i++) liar.push(await read(`10.0.0.${i}, 192.0.2.1`));
    const other = await read('10.0.0.1, 192.0.2.2');
    const network: number[] = [];
    for (let i = 0; i < 8; i++) network.push(await read(`2001:db8::${i}`));
    await server.close();
    expect([liar.slice(6), network.slice(5)]).toEqual([
      [429, 429],
      [404, 429, 429],
    ]);
    expect(other).toBe(404);
  });

  it('count the calls in a batch, not only the batch', async () => {
    const server = await start();
    const calls = (count: number) => Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }));
    const ask = async (count: number) => (await send(server.url, 'POST', '/rpc/31337', { json: calls(count) })).status;
    const statuses = [await ask(50), await ask(11)];
    await server.close();
    expect(statuses).toEqual([503, 429]);
  });

  it('bound the live connections of one client', async () => {
    const server = await start();
    const leaving = [new AbortController(), new AbortController()] as const;
    const open = async (one: 0 | 1) =>
      (await fetch(`${server.url}/api/v1/events?topics=chain:31337`, { signal: leaving[one].signal })).status;
    const statuses = [await open(0), await open(1)];
    leaving[0].abort();
    await vi.waitFor(async () => expect(await open(1)).toBe(200), { interval: 300 });
    leaving[1].abort();
    await server.close();
    expect(statuses).toEqual([200, 503]);
  });

  it('of writes count whatever route they take', async () => {
    const server = await start();
    const [token, json] = ['guess', {}];
    const first = await send(server.url, 'POST', '/api/v1/organisations', { token, json });
    const second = await send(server.url, 'PUT', '/api/v1/bonds/user/purchases/claim', { token, json });
    await server.close();
    expect([first.status, second.status]).toEqual([401, 429]);
  });

  it('leave the probes alone', async () => {
    const server = await start();
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await send(server.url, 'GET', '/livez')).status);
    await server.close();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('of what costs more than a read count for all processes together', async () => {
    const url = await cluster.createDatabase();
    const [one, other] = await Promise.all([
      startTestServer(url, { RATE_LIMIT_FACTOR: '0.05' }),
      startTestServer(url, { RATE_LIMIT_FACTOR: '0.05' }),
    ]);
    const ask = async (origin: string) =>
      (await send(origin, 'POST', '/api/v1/auth/challenge', { json: { address: localAccount(0).address } })).status;
    const statuses = [await ask(one.url), await ask(other.url), await ask(one.url), await ask(other.url)];
    const late = await send(other.url, 'POST', '/api/v1/auth/challenge', { json: { address: localAccount(0).address } });
    await Promise.all([one.close(), other.close()]);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('of calls to nodes count for all processes together', async () => {
    const url = await cluster.createDatabase();
    const [one, other] = await Promise.all([
      startTestServer(url, { RATE_LIMIT_FACTOR: '0.01' }),
      startTestServer(url, { RATE_LIMIT_FACTOR: '0.01' }),
    ]);
    const calls = (count: number) => Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }));
    const ask = async (origin: string, count: number) => (await send(origin, 'POST', '/rpc/31337', { json: calls(count) })).status;
    const statuses = [await ask(one.url, 40), await ask(other.url, 20), await ask(other.url, 1), await ask(one.url, 1)];
    await Promise.all([one.close(), other.close()]);
    expect(statuses).toEqual([503, 503, 429, 429]);
  });
});
