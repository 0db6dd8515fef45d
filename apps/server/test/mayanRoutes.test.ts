import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  encodeRoute,
  localSwiftAbi,
  mayanChainOf,
  mayanOrderKey,
  mayanOrderOf,
  mayanRefund,
  type MayanTerms,
  platformAddresses,
} from '@althing/bindings';
import { routeAddresses } from '@althing/bindings/localBridges';
import { localAccount, MayanService } from '@althing/devnet';
import { SERVICE_OFF } from '@althing/domain/bridges';
import type { RouteTransfer } from '@althing/domain/http';
import { erc20Abi, type Hex, parseAbi } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RelayerSite } from './relayer/site.ts';
import { send } from './support/http.ts';
import type { TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const [FROM, TO] = [31337, 31338];
const ONE = 10n ** 18n;
const LEAST = (ONE * 999n) / 1000n;
const sender = localAccount(0);
const recipient = localAccount(6).address;
const EURO = routeAddresses.localEuro;
const { localForwarder: FORWARDER, localSwift: SWIFT } = platformAddresses;
const MINT = parseAbi(['function mint(address to, uint256 amount)']);
const PATIENCE = { timeout: 60_000, interval: 50 };

const folder = mkdtempSync(join(tmpdir(), 'althing-mayan-'));
let service: MayanService;
let site: RelayerSite;
let server: TestServer;
let token: string;

async function mined(chain: number, hash: Hex): Promise<Hex> {
  expect(await site.clients[chain]!.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' });
  return hash;
}

beforeAll(async () => {
  [site, service] = await Promise.all([RelayerSite.start(), MayanService.start({ protocol: SWIFT, decimals: 18 })]);
  const places = [FROM, TO].map((chainId) => ({ chainId, address: EURO, decimals: 18, contracts: { 'mayan-swift': FORWARDER } }));
  const listed = { tokens: [{ id: 'swift-euro', symbol: 'SEUR', name: 'Swift Euro', places }], services: { 'mayan-swift': service.url } };
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(listed));
  server = await site.relay({ ROLES: 'api,relayer,indexer', BRIDGE_ROUTES: join(folder, 'routes.json') });
  ({ token } = await signIn(server.url, sender));
  for (const [chain, client] of site.clients.slice(0, 2).entries()) {
    await mined(chain, await client.writeContract({ address: EURO, abi: MINT, functionName: 'mint', args: [sender.address, 100n * ONE] }));
    // Who plays the driver pays from the same account.
    for (const spender of [FORWARDER, SWIFT])
      await mined(
        chain,
        await client.writeContract({ address: EURO, abi: erc20Abi, functionName: 'approve', args: [spender, 100n * ONE] }),
      );
  }
}, 120_000);
afterAll(async () => {
  await server?.close();
  await Promise.all([site?.stop(), service?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});
const timeOf = async (chain: number) => Number((await site.clients[chain]!.getBlock()).timestamp);
beforeEach(async () => {
  service.deadline = Math.max(Math.floor(Date.now() / 1000), await timeOf(0), await timeOf(1)) + 7_200;
});

const asked = { originChainId: FROM, destinationChainId: TO, sender: sender.address, recipient };
/** Answers are kept for seconds, so each test asks for an amount of its own. */
let extra = 0n;
async function offerOf(amount: bigint) {
  const query = new URLSearchParams(
    Object.entries({ ...asked, token: 'swift-euro', amount }).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { body } = await send(server.url, 'GET', `/api/v1/bridge/routes/quotes?${query.toString()}`);
  return body.items.find((item: { provider: string }) => item.provider === 'mayan-swift');
}

const routeOf = (amount: bigint, terms: MayanTerms) => ({ ...asked, token: EURO, contract: FORWARDER, amount, nativeFee: 0n, terms });

/** Sends what is offered, as the page does. */
async function sent(change: Partial<MayanTerms> = {}) {
  extra += 10n ** 10n;
  const amount = ONE + extra;
  const { offer, refusal } = await offerOf(amount);
  expect(refusal).toBeNull();
  const terms: MayanTerms = { ...offer.terms, ...change };
  const hash = await mined(0, await site.clients[0]!.sendTransaction(encodeRoute('mayan-swift', routeOf(amount, terms))));
  return { hash, amount, terms, order: mayanOrderOf(routeOf(amount, terms)), received: offer.received as string };
}

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

type Order = Awaited<ReturnType<typeof sent>>['order'];
const bring = async (order: Order, amount: bigint) =>
  mined(
    1,
    await site.clients[1]!.writeContract({
      address: SWIFT,
      abi: localSwiftAbi,
      functionName: 'fulfillSimple',
      args: [amount, order, mayanChainOf(FROM)!.id, EURO],
    }),
  );
/** By somebody else, who gets the fees. */
async function giveBack(order: Order): Promise<Hex> {
  const call = { account: localAccount(6), address: SWIFT, abi: localSwiftAbi, functionName: 'refundOrder' } as const;
  return mined(0, await site.clients[0]!.writeContract({ ...call, args: [order, EURO] }));
}
const balance = (chain: number, of: Hex) =>
  site.clients[chain]!.readContract({ address: EURO, abi: erc20Abi, functionName: 'balanceOf', args: [of] });

describe('Mayan Swift', { timeout: 150_000 }, () => {
  it('is offered with what arrives at least, and refused where its service names another contract', async () => {
    expect(await offerOf(ONE)).toMatchObject({
      refusal: null,
      offer: { received: String(LEAST), contract: FORWARDER, isApproved: true, nativeFee: '0', seconds: 10, terms: { protocol: SWIFT } },
    });
    service.twist = (answer) => ({ ...answer, quotes: answer.quotes.map((each) => ({ ...each, swiftMayanContract: EURO })) });
    expect(await offerOf(2n * ONE)).toMatchObject({ offer: null, refusal: expect.stringContaining('another contract') });
    service.twist = (answer) => answer;
    const { body } = await send(server.url, 'GET', '/api/v1/bridge/routes');
    expect(body.providers).toContainEqual({ provider: 'mayan-swift', offReason: null });
    expect(body.providers).toContainEqual({ provider: 'relay', offReason: SERVICE_OFF });
  });

  it('names an order as its contract does', async () => {
    const { order } = await sent();
    const { id } = mayanChainOf(FROM)!;
    const key = await site.clients[0]!.readContract({
      address: SWIFT,
      abi: localSwiftAbi,
      functionName: 'keyOf',
      args: [order, id, EURO],
    });
    expect(mayanOrderKey(order, FROM, EURO, 3)).toBe(key);
  });

  it('has brought it once the contract of the destination says so of this order, whoever else is brought something', async () => {
    const [first, second] = [await sent(), await sent()];
    for (const { hash } of [first, second]) expect((await follow(hash)).status).toBe(200);
    expect(await listed(first.hash)).toMatchObject({
      provider: 'mayan-swift',
      state: 'sent',
      sender: sender.address,
      recipient,
      amount: String(first.amount),
      received: first.received,
      deadline: new Date(first.terms.deadline * 1000).toISOString(),
    });
    const before = await balance(1, recipient);
    const amount = BigInt(second.received) + 5n;
    const brought = await bring(second.order, amount);
    expect(await untilState(second.hash, 'arrived')).toMatchObject({ arrivedTransactionHash: brought, received: String(amount) });
    expect(await balance(1, recipient)).toBe(before + amount);
    expect(await listed(first.hash)).toMatchObject({ state: 'sent' });
    await bring(first.order, BigInt(first.received));
    await untilState(first.hash, 'arrived');
    expect((await listed(brought)).transactionHash).toBe(second.hash);
  });

  it('has not brought it in time, and has given it back once its contract of the origin says so', async () => {
    const [first, second] = [await sent(), await sent()];
    for (const { hash } of [first, second]) expect((await follow(hash)).status).toBe(200);
    for (const client of site.clients.slice(0, 2)) {
      await client.setNextBlockTimestamp({ timestamp: BigInt(Math.max(first.terms.deadline, second.terms.deadline) + 1) });
      await client.mine({ blocks: 1 });
    }
    await Promise.all([untilState(first.hash, 'expired'), untilState(second.hash, 'expired')]);
    const before = await balance(0, sender.address);
    const given = await giveBack(first.order);
    expect(await balance(0, sender.address)).toBe(before + mayanRefund(first.amount, 18, first.terms));
    expect(await untilState(first.hash, 'refunded')).toMatchObject({
      refund: { chainId: FROM, transactionHash: given },
      arrivedTransactionHash: null,
    });
    expect(await listed(second.hash)).toMatchObject({ state: 'expired', refund: null });
    expect((await listed(given)).transactionHash).toBe(first.hash);
  });

  it('is taken once under one order', async () => {
    const { amount, terms } = await sent();
    const again = site.clients[0]!.sendTransaction(encodeRoute('mayan-swift', routeOf(amount, terms)));
    await expect(again).rejects.toThrow();
  });
});
