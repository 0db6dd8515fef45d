import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  deployEnsResolver,
  type LocalChain,
  localAccount,
  localClient,
  startChain,
  UNIVERSAL_RESOLVER,
  untakenPort,
} from '@althing/devnet';
import { MAX_NAME_LENGTH, MOST_NAMED_ACCOUNTS } from '@althing/domain/names';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { send } from './support/http.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const [ADA, BEA, CARL, DORA] = [localAccount(1).address, localAccount(2).address, localAccount(3).address, localAccount(4).address];
const MINUTE_MS = 60_000;

let cluster: TestCluster;
let chain: LocalChain;
let resolver: Awaited<ReturnType<typeof deployEnsResolver>>;
let server: TestServer;
let clock = Date.now();

const startWith = async (env: Record<string, string>) =>
  startTestServer(await cluster.createDatabase(), { ENS_UNIVERSAL_RESOLVER: UNIVERSAL_RESOLVER, ...env }, { now: () => new Date(clock) });
const namesOf = async (...accounts: string[]) => {
  const { status, body } = await send(server.url, 'GET', `/api/v1/names?accounts=${accounts.join(',')}`);
  expect(status).toBe(200);
  return Object.fromEntries(body.items.map(({ account, name }: { account: string; name: string }) => [account, name]));
};
const accountOf = (name: string) => send(server.url, 'GET', `/api/v1/names/${encodeURIComponent(name)}`);

beforeAll(async () => {
  [cluster, chain] = await Promise.all([startTestCluster(), startChain({ chainId: 1, port: await untakenPort() })]);
  server = await startWith({ ENS_RPC_URL: chain.url });
});
afterAll(async () => {
  await server.close();
  await Promise.all([cluster.stop(), chain.stop()]);
});
beforeEach(async () => {
  // What an earlier test was told is out of date.
  clock += 120 * MINUTE_MS;
  resolver = await deployEnsResolver(localClient(chain));
});

it('an account has the name that leads back to it', async () => {
  await resolver.claim(ADA, 'ada.eth');
  await resolver.point('ada.eth', ADA);
  expect(await namesOf(ADA.toLowerCase(), DORA)).toEqual({ [ADA]: 'ada.eth', [DORA]: null });
});

it('a name that leads elsewhere or nowhere is nobody’s', async () => {
  await resolver.claim(BEA, 'ada.eth');
  await resolver.point('ada.eth', ADA);
  await resolver.claim(CARL, 'nowhere.eth');
  expect(await namesOf(BEA, CARL)).toEqual({ [BEA]: null, [CARL]: null });
});

it.each([
  ['not written as names are', 'Ada.eth'],
  ['of letters of two scripts', 'аda.eth'],
  ['with what cannot be seen', 'a\u200Bda.eth'],
  ['that could be a word of the page', 'treasury'],
  ['that begins like an address', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8.eth'],
  ['that is too long', `${'a'.repeat(MAX_NAME_LENGTH - 3)}.eth`],
])('a name %s is not shown, wherever it leads', async (_what, name) => {
  await resolver.claim(ADA, name);
  await resolver.point(name, ADA);
  expect(await namesOf(ADA)).toEqual({ [ADA]: null });
});

it('what was found is kept for an hour, that there is none for ten minutes', async () => {
  await resolver.claim(ADA, 'ada.eth');
  await resolver.point('ada.eth', ADA);
  expect(await namesOf(ADA, BEA)).toEqual({ [ADA]: 'ada.eth', [BEA]: null });
  await resolver.point('ada.eth', CARL);
  await resolver.claim(BEA, 'bea.eth');
  await resolver.point('bea.eth', BEA);
  clock += 10 * MINUTE_MS - 1;
  expect(await namesOf(ADA, BEA)).toEqual({ [ADA]: 'ada.eth', [BEA]: null });
  clock += 1;
  expect(await namesOf(ADA, BEA)).toEqual({ [ADA]: 'ada.eth', [BEA]: 'bea.eth' });
  clock += 50 * MINUTE_MS;
  expect(await namesOf(ADA)).toEqual({ [ADA]: null });
});

it('a name leads to its account, however it is written', async () => {
  await resolver.point('ada.eth', ADA);
  expect((await accountOf('Ada.ETH')).body).toEqual({ account: ADA, name: 'ada.eth' });
  expect((await accountOf('nowhere.eth')).status).toBe(404);
  expect((await accountOf('ada')).status).toBe(400);
  expect((await accountOf('a_d_a..eth')).status).toBe(400);
});

it('a resolver cannot have the server ask other hosts', async () => {
  let asked = 0;
  const host = createServer((_request, response) => {
    asked += 1;
    response.end('{"data":"0x"}');
  });
  await new Promise<void>((ready) => {
    host.listen(0, '127.0.0.1', ready);
  });
  try {
    await resolver.sendOffChain(`http://127.0.0.1:${(host.address() as AddressInfo).port}/{sender}/{data}`);
    expect(await namesOf(ADA)).toEqual({ [ADA]: null });
    expect((await accountOf('ada.eth')).status).toBe(404);
    expect(asked).toBe(0);
  } finally {
    await new Promise((done) => {
      host.close(done);
    });
  }
});

it('an account is asked about once, however often it is named, and no more accounts than may be', async () => {
  const most = Array.from({ length: MOST_NAMED_ACCOUNTS }, () => ADA);
  await resolver.claim(ADA, 'ada.eth');
  await resolver.point('ada.eth', ADA);
  expect(await namesOf(...most)).toEqual({ [ADA]: 'ada.eth' });
  expect((await send(server.url, 'GET', `/api/v1/names?accounts=${[...most, ADA].join(',')}`)).status).toBe(400);
  expect((await send(server.url, 'GET', '/api/v1/names?accounts=')).status).toBe(400);
});

it('whom a node tells nothing of is left out, and asked about again after a minute', async () => {
  const port = await untakenPort();
  const lone = await startWith({ ENS_RPC_URL: `http://127.0.0.1:${port}` });
  const path = `/api/v1/names?accounts=${ADA}`;
  expect(await send(lone.url, 'GET', path)).toMatchObject({ status: 200, body: { items: [] } });
  expect((await send(lone.url, 'GET', '/api/v1/names/ada.eth')).status).toBe(503);
  const late = await startChain({ chainId: 1, port });
  try {
    const { claim, point } = await deployEnsResolver(localClient(late));
    await claim(ADA, 'ada.eth');
    await point('ada.eth', ADA);
    clock += MINUTE_MS - 1;
    expect((await send(lone.url, 'GET', path)).body.items).toEqual([]);
    clock += 1;
    expect((await send(lone.url, 'GET', path)).body.items).toEqual([{ account: ADA, name: 'ada.eth' }]);
  } finally {
    await Promise.all([lone.close(), late.stop()]);
  }
});

it('without a node nobody is asked, and pages are told so', async () => {
  expect((await send(server.url, 'GET', '/api/v1/config')).body.hasEnsNames).toBe(true);
  const off = await startWith({});
  try {
    expect((await send(off.url, 'GET', '/api/v1/config')).body.hasEnsNames).toBe(false);
    expect((await send(off.url, 'GET', `/api/v1/names?accounts=${ADA}`)).body).toEqual({ items: [] });
    expect((await send(off.url, 'GET', '/api/v1/names/ada.eth')).status).toBe(409);
  } finally {
    await off.close();
  }
});
