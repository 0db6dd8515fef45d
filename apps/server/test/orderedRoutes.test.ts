import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeRoute, type RouteTerms } from '@althing/bindings';
import { routeAddresses } from '@althing/bindings/localBridges';
import { localAccount, RELAY_DEPOSITORY_CODE, RelayService } from '@althing/devnet';
import { NO_ROUTE } from '@althing/domain/bridges';
import type { RouteTransfer } from '@althing/domain/http';
import { concatHex, encodeFunctionData, erc20Abi, getAddress, type Hex, parseAbi } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { RelayerSite } from './relayer/site.ts';
import { send } from './support/http.ts';
import type { TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const [FROM, TO] = [31337, 31338];
const ONE = 10n ** 18n;
const LEAST = 998_001n * 10n ** 12n;
const sender = localAccount(0);
const recipient = localAccount(6).address;
const EURO = routeAddresses.localEuro;
const DEPOSITORY = getAddress(`0x${'de'.repeat(20)}`);
const MINT = parseAbi(['function mint(address to, uint256 amount)']);
const PATIENCE = { timeout: 60_000, interval: 50 };

const folder = mkdtempSync(join(tmpdir(), 'althing-ordered-'));
let service: RelayService;
let site: RelayerSite;
let server: TestServer;
let token: string;

beforeAll(async () => {
  [site, service] = await Promise.all([RelayerSite.start(), RelayService.start(DEPOSITORY)]);
  const places = [FROM, TO].map((chainId) => ({ chainId, address: EURO, decimals: 18, contracts: { relay: DEPOSITORY } }));
  const listed = { tokens: [{ id: 'ordered-euro', symbol: 'OEUR', name: 'Ordered Euro', places }], services: { relay: service.url } };
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(listed));
  server = await site.relay({ ROLES: 'api,relayer,indexer', BRIDGE_ROUTES: join(folder, 'routes.json') });
  ({ token } = await signIn(server.url, sender));
  for (const client of site.clients.slice(0, 2)) {
    await client.setCode({ address: DEPOSITORY, bytecode: RELAY_DEPOSITORY_CODE });
    await client.waitForTransactionReceipt({
      hash: await client.writeContract({ address: EURO, abi: MINT, functionName: 'mint', args: [sender.address, 100n * ONE] }),
    });
    // Who plays the solver pays from the same account.
    await client.waitForTransactionReceipt({
      hash: await client.writeContract({ address: EURO, abi: erc20Abi, functionName: 'approve', args: [DEPOSITORY, 100n * ONE] }),
    });
  }
}, 120_000);
afterAll(async () => {
  await server?.close();
  await Promise.all([site?.stop(), service?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  service.twistOrder = (order) => order;
});

const asked = {
  token: 'ordered-euro',
  originChainId: FROM,
  destinationChainId: TO,
  amount: String(ONE),
  sender: sender.address,
  recipient,
};
const orderIt = (session: string | undefined = token) =>
  send(server.url, 'POST', '/api/v1/bridge/routes/orders', { token: session, json: { ...asked, provider: 'relay' } });

async function sent(chain: number, call: { to: Hex; data: Hex }): Promise<Hex> {
  const client = site.clients[chain]!;
  const hash = await client.sendTransaction(call);
  expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' });
  return hash;
}

/** Pays for an order, as the page does. */
const pay = (terms: RouteTerms, amount = ONE) =>
  sent(
    0,
    encodeRoute('relay', {
      originChainId: FROM,
      destinationChainId: TO,
      token: EURO,
      contract: DEPOSITORY,
      amount,
      sender: sender.address,
      recipient,
      nativeFee: 0n,
      terms,
    }),
  );

/** What a solver sends: tokens, by a call that ends with the order's id. */
const settle = (chain: number, to: Hex, amount: bigint, id: Hex) =>
  sent(chain, { to: EURO, data: concatHex([encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }), id]) });

const follow = (transactionHash: string) =>
  send(server.url, 'POST', '/api/v1/bridge/routes/transfers', { token, json: { chainId: FROM, transactionHash } });

async function listed(hash: Hex): Promise<RouteTransfer> {
  const { body } = await send(server.url, 'GET', `/api/v1/bridge/routes/transfers?hash=${hash}`);
  return body.items[0];
}

const untilState = (hash: Hex, state: RouteTransfer['state']) =>
  vi.waitFor(async () => {
    const found = await listed(hash);
    expect(found).toMatchObject({ state });
    return found;
  }, PATIENCE);

/** An order that was paid for and is followed. */
async function paidOrder() {
  const { status, body } = await orderIt();
  expect([status, body]).toEqual([200, expect.anything()]);
  const hash = await pay(body.offer.terms);
  expect((await follow(hash)).status).toBe(200);
  const { logs } = await site.clients[0]!.getTransactionReceipt({ hash });
  const id: Hex = `0x${logs.at(-1)!.data.slice(-64)}`;
  return { hash, id, request: service.requests.get(id)! };
}

describe('a bridge that brings what was ordered of it', { timeout: 120_000 }, () => {
  it('offers what it would be ordered for, and orders for who has signed in', async () => {
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]));
    const { body } = await send(server.url, 'GET', `/api/v1/bridge/routes/quotes?${query.toString()}`);
    const of = (provider: string) => body.items.find((item: { provider: string }) => item.provider === provider);
    expect(of('relay')).toMatchObject({ refusal: null, offer: { received: String(LEAST), terms: null, contract: DEPOSITORY, seconds: 5 } });
    expect(of('across').refusal).toBe(NO_ROUTE);
    expect((await orderIt('')).status).toBe(401);
    const { body: ordered } = await orderIt();
    expect(ordered.offer).toMatchObject({ received: String(LEAST), terms: { kind: 'relay' } });
  });

  it('gives out no order twice', async () => {
    const twice = { salt: 4242n };
    service.twistOrder = (order) => ({ ...order, ...twice });
    expect((await orderIt()).status).toBe(200);
    expect(await orderIt()).toMatchObject({
      status: 409,
      body: { code: 'route-refused', message: expect.stringContaining('given out before') },
    });
  });

  it('says on the page what its service wants otherwise', async () => {
    service.twistOrder = (order) => ({ ...order, output: { ...order.output, calls: ['0x12'] } });
    expect(await orderIt()).toMatchObject({ status: 409, body: { message: expect.stringContaining('another order than was asked') } });
  });

  it('has brought it once a transaction of the destination gave it for this order', async () => {
    const { hash, id, request } = await paidOrder();
    expect(await listed(hash)).toMatchObject({
      provider: 'relay',
      state: 'sent',
      sender: sender.address,
      recipient,
      received: String(LEAST),
    });
    // The service's word alone, or another transaction's, counts for nothing.
    const stranger = await settle(1, recipient, LEAST, `0x${'77'.repeat(32)}`);
    const tooLittle = await settle(1, recipient, LEAST - 1n, id);
    service.statuses.set(request, { status: 'success', inTxHashes: [hash], txHashes: [stranger, tooLittle, `0x${'88'.repeat(32)}`] });
    const asks = service.statusesAsked;
    await expect.poll(() => service.statusesAsked, PATIENCE).toBeGreaterThan(asks + 1);
    expect(await listed(hash)).toMatchObject({ state: 'sent' });
    const fill = await settle(1, recipient, LEAST + 5n, id);
    service.statuses.set(request, { status: 'success', inTxHashes: [hash], txHashes: [fill] });
    expect(await untilState(hash, 'arrived')).toMatchObject({ arrivedTransactionHash: fill, received: String(LEAST + 5n), refund: null });
  });

  it('has given it back once a chain shows it, and until then has not brought it', async () => {
    const { hash, id, request } = await paidOrder();
    service.statuses.set(request, { status: 'refund', inTxHashes: [hash], txHashes: [] });
    await untilState(hash, 'failed');
    const back = await settle(1, sender.address, 7n, id);
    service.statuses.set(request, { status: 'refund', inTxHashes: [hash], txHashes: [back] });
    // What an account gives to itself was given by nobody.
    const asks = service.statusesAsked;
    await expect.poll(() => service.statusesAsked, PATIENCE).toBeGreaterThan(asks + 1);
    expect(await listed(hash)).toMatchObject({ state: 'failed', refund: null });
    const client = site.clients[0]!;
    await client.impersonateAccount({ address: DEPOSITORY });
    await client.setBalance({ address: DEPOSITORY, value: ONE });
    const data = concatHex([encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [sender.address, ONE - 9n] }), id]);
    const given = await client.sendTransaction({ account: DEPOSITORY, to: EURO, data });
    await client.waitForTransactionReceipt({ hash: given });
    service.statuses.set(request, { status: 'refund', inTxHashes: [hash], txHashes: [given] });
    const refunded = await untilState(hash, 'refunded');
    expect(refunded).toMatchObject({ refund: { chainId: FROM, transactionHash: given }, arrivedTransactionHash: null });
    expect((await listed(given)).id).toBe(refunded.id);
  });

  it('is not followed where what was paid is not what was ordered', async () => {
    const { body } = await orderIt();
    const hash = await pay(body.offer.terms, ONE - 1n);
    expect(await follow(hash)).toMatchObject({ status: 409, body: { code: 'route-not-found' } });
  });
});
