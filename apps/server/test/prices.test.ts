import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platformAddresses } from '@althing/bindings';
import { NATIVE } from '@althing/domain/units';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceService } from '../src/external/prices/priceService.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { startTestServer } from './support/server.ts';

/* What tokens cost is written down with its date. */

const SET = `0x${'11'.repeat(20)}` as const;
const HEARD = `0x${'22'.repeat(20)}`;

let cluster: TestCluster;
let service: HttpServer;
let serviceUrl: string;
let asked: string[];
let isHanging = false;
let answer: { status: number; body: string };

beforeAll(async () => {
  cluster = await startTestCluster();
  asked = [];
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (isHanging) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/v3`;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await cluster.stop();
});

/** Starts a server, which asks its sources, and reads what is known afterwards: `since` is 0, or `now`. */
async function pricesAfterStart(databaseUrl: string, env: Record<string, string>) {
  const before = Math.floor(Date.now() / 1000);
  const server = await startTestServer(databaseUrl, env);
  const { rows } = await server.dependencies.pool.query<{ address: string; since: string; usd: string }>(
    `select '0x' || encode(address, 'hex') as address, since, usd from app.token_prices
     where chain_id = 31337 and address not in (decode($1, 'hex'), decode($2, 'hex')) order by address, since`,
    [platformAddresses.localDollar.slice(2), NATIVE.slice(2)],
  );
  await server.close();
  return rows.map(({ address, since, usd }) => [
    address,
    Number(since) === 0 ? 'always' : Number(since) >= before ? 'now' : 'earlier',
    usd,
  ]);
}

it('keeps a price that was set for all time, and each later one from its own moment on', async () => {
  const database = await cluster.createDatabase();
  const start = (usd: string) => pricesAfterStart(database, { TOKEN_PRICES_USD: `31337:${SET}=${usd}` });
  expect(await start('2000.5')).toEqual([[SET, 'always', '2000.5']]);
  expect(await start('2000.5')).toEqual([[SET, 'always', '2000.5']]);
  expect(await start('3000')).toEqual([
    [SET, 'always', '2000.5'],
    [SET, 'now', '3000'],
  ]);
});

it('hears prices from a service, which hold from then on, and goes on without it', async () => {
  const database = await cluster.createDatabase();
  const env = { PRICE_API_URL: serviceUrl, PRICE_API_IDS: `31337:${HEARD}=ethereum,31337:${SET}=nobody-knows` };
  answer = { status: 200, body: JSON.stringify({ ethereum: { usd: 3456.78 } }) };
  expect(await pricesAfterStart(database, env)).toEqual([[HEARD, 'now', '3456.78']]);
  expect(asked).toEqual(['/api/v3/simple/price?ids=ethereum%2Cnobody-knows&vs_currencies=usd']);
  answer = { status: 200, body: JSON.stringify({ ethereum: { usd: 2.5e-9 } }) };
  expect((await pricesAfterStart(await cluster.createDatabase(), env)).map(([, , usd]) => usd)).toEqual(['0.000000002500000000']);
  for (const broken of [
    { status: 500, body: '' },
    { status: 200, body: 'no json' },
    { status: 200, body: JSON.stringify({ ethereum: { usd: -1 } }) },
  ]) {
    answer = broken;
    expect((await pricesAfterStart(database, env)).map(([, , usd]) => usd)).toEqual(['3456.78']);
  }
});

interface Prices {
  coin: { usd: number | null; basis: string };
  tokens: { address: string; usd: number | null }[];
}

async function pricesOf(url: string, query = ''): Promise<Prices> {
  const response = await fetch(`${url}/api/v1/prices/31337${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Prices;
}

it('takes the dollar of local chains for a dollar, their coins for 2,000, and tells of any other token that its price is not known', async () => {
  const server = await startTestServer(await cluster.createDatabase());
  const { coin, tokens } = await pricesOf(server.url, `?tokens=${platformAddresses.localDollar},${SET}`);
  await server.close();
  expect(coin).toEqual({ usd: 2000, basis: 'own' });
  expect(tokens.map(({ usd }) => usd)).toEqual([1, null]);
});

it('values ether as ether of Ethereum where nobody tells its own price, and keeps what it heard when the service falls silent', async () => {
  const database = await cluster.createDatabase();
  const env = { PRICE_API_URL: serviceUrl, PRICE_API_IDS: `31337:${NATIVE}=play-money` };
  answer = { status: 200, body: JSON.stringify({ ethereum: { usd: 3000 } }) };
  const server = await startTestServer(database, env);
  expect((await pricesOf(server.url)).coin).toEqual({ usd: 3000, basis: 'ether' });
  await server.close();
  answer = { status: 200, body: JSON.stringify({ 'play-money': { usd: 5 }, ethereum: { usd: 3000 } }) };
  await (await startTestServer(database, env)).close();
  answer = { status: 503, body: '' };
  const silent = await startTestServer(database, env);
  expect((await pricesOf(silent.url)).coin).toEqual({ usd: 5, basis: 'own' });
  await silent.close();
});

it('asks the service once, however many ask here, and answers at once while the service hangs', async () => {
  const database = await cluster.createDatabase();
  const env = { PRICE_API_URL: serviceUrl, PRICE_API_IDS: `31337:${SET}=set` };
  answer = { status: 200, body: JSON.stringify({ set: { usd: 7 } }) };
  const server = await startTestServer(database, env);
  const before = asked.length;
  isHanging = true;
  try {
    const all = await Promise.all(Array.from({ length: 20 }, () => pricesOf(server.url, `?tokens=${SET}`)));
    expect(all.map(({ tokens }) => tokens[0]?.usd)).toEqual(Array.from({ length: 20 }, () => 7));
    expect(asked.length).toBe(before);
  } finally {
    isHanging = false;
    await server.close();
  }
});

it('does not wait for ever for a service that never answers', async () => {
  isHanging = true;
  try {
    const started = performance.now();
    await expect(priceService(serviceUrl, [{ chainId: 31337, address: SET, priceId: 'set' }], 200).prices()).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(5_000);
  } finally {
    isHanging = false;
  }
});
