import { afterAll, beforeAll, expect, it } from 'vitest';
import { untakenPort } from '@althing/devnet';
import { startTestChain, type TestChain } from './support/chain.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { startTestServer } from './support/server.ts';

const NOBODY = 'http://127.0.0.1:1';

let cluster: TestCluster;
let chain: TestChain;
beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startTestChain()]);
});
afterAll(() => Promise.all([cluster.stop(), chain.stop()]));

it('is ready while one chain can be reached, says how each of them is, and is not once all are away', async () => {
  let later = 0;
  const metricsPort = await untakenPort();
  const server = await startTestServer(
    await cluster.createDatabase(),
    { ROLES: 'api,indexer', RPC_31337: chain.url, RPC_31338: NOBODY, RPC_31339: NOBODY, METRICS_PORT: String(metricsPort) },
    { now: () => new Date(Date.now() + later) },
  );
  const readiness = async () => {
    const { status, body } = await send(server.url, 'GET', '/readyz');
    return { status, ...body };
  };
  const away = { ok: false, reachable: false, phase: 'failing' };
  await expect.poll(readiness, { timeout: 20_000 }).toEqual({
    status: 200,
    ready: true,
    checks: { database: { ok: true }, draining: { ok: true }, chains: { ok: true } },
    chains: { 31337: { ok: true, reachable: true, phase: 'live' }, 31338: away, 31339: away },
    warnings: [],
  });
  const { text } = await send(`http://127.0.0.1:${metricsPort}`, 'GET', '/metrics');
  expect(text).toContain('chain_reachable{chain="31337"} 1');
  expect(text).toContain('chain_reachable{chain="31338"} 0');

  await chain.stop();
  // Its last answer is older than what is forgiven, and no new one can come.
  later = 60_000;
  await expect.poll(readiness, { timeout: 20_000 }).toMatchObject({ status: 503, ready: false, checks: { chains: { ok: false } } });
  expect((await send(server.url, 'GET', '/api/v1/organisations/categories')).status).toBe(200);
  await server.close();
});
