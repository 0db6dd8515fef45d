import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Call,
  encodeCreateSafe,
  encodeExecuteSafe,
  encodeRoute,
  localSwiftAbi,
  mayanChainOf,
  mayanOrderOf,
  type MayanTerms,
  platformAddresses,
  predictSafeAddress,
  type RouteOffer,
  safeAbi,
} from '@althing/bindings';
import { type SafeTransaction, safeRejection, safeTransactionContent, safeTransactionOf } from '@althing/bindings';
import { routeAddresses } from '@althing/bindings/localBridges';
import { localAccount, MayanService } from '@althing/devnet';
import type { RouteTransfer } from '@althing/domain/http';
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RelayerSite } from './relayer/site.ts';
import { send } from './support/http.ts';
import type { TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';

const [FROM, TO] = [31337, 31338];
const ONE = 10n ** 18n;
const EURO = routeAddresses.localEuro;
const { localForwarder: FORWARDER, localSwift: SWIFT } = platformAddresses;
const MINT = parseAbi(['function mint(address to, uint256 amount)']);
const PATIENCE = { timeout: 60_000, interval: 50 };
const owner = localAccount(0);
const recipient = localAccount(6).address;
const setup = { owners: [owner.address], threshold: 1, saltNonce: 11n };
const safe = predictSafeAddress(setup);

const folder = mkdtempSync(join(tmpdir(), 'althing-safe-routes-'));
let mayan: MayanService;
let site: RelayerSite;
let server: TestServer;
let other: TestServer;
let token: string;
beforeAll(async () => {
  [site, mayan] = await Promise.all([RelayerSite.start(), MayanService.start({ protocol: SWIFT, decimals: 18 })]);
  const places = [FROM, TO].map((chainId) => ({ chainId, address: EURO, decimals: 18, contracts: { 'mayan-swift': FORWARDER } }));
  const listed = { tokens: [{ id: 'swift-euro', symbol: 'SEUR', name: 'Swift Euro', places }], services: { 'mayan-swift': mayan.url } };
  const BRIDGE_ROUTES = join(folder, 'routes.json');
  writeFileSync(BRIDGE_ROUTES, JSON.stringify(listed));
  server = await site.relay({ ROLES: 'api,relayer,indexer', BRIDGE_ROUTES });
  other = await site.relay({ ROLES: 'api,indexer', BRIDGE_ROUTES });
  ({ token } = await signIn(server.url, owner));
  await mined(encodeCreateSafe(setup));
  // For fees of bridges.
  await mined({ to: safe, value: ONE, data: '0x' });
  await mined({ to: EURO, value: 0n, data: encodeFunctionData({ abi: MINT, functionName: 'mint', args: [safe, 10n * ONE] }) });
  // From the first proposal on the Safe is followed, whatever becomes of that.
  await propose(safeRejection(safe, 0n));
}, 120_000);
afterAll(async () => {
  await Promise.all([server?.close(), other?.close(), mayan?.stop()]);
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function mined(call: Call, chain = 0): Promise<Hex> {
  const client = site.clients[chain]!;
  const hash = await client.sendTransaction(call);
  expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' });
  return hash;
}

const signed = (transaction: SafeTransaction) => owner.sign({ hash: safeTransactionContent(FROM, safe, transaction).hash });

async function propose(transaction: SafeTransaction): Promise<void> {
  const json = {
    ...transaction,
    contractTransactionHash: safeTransactionContent(FROM, safe, transaction).hash,
    sender: owner.address,
    signature: await signed(transaction),
  };
  const text = JSON.stringify(json, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  const { status } = await send(server.url, 'POST', `/safe/${FROM}/api/v2/safes/${safe}/multisig-transactions/`, {
    json: JSON.parse(text),
  });
  expect(status).toBe(201);
}

/** As any program would do it, with nothing told to us. */
async function execute(calls: readonly Call[]): Promise<Hex> {
  const nonce = await site.clients[0]!.readContract({ address: safe, abi: safeAbi, functionName: 'nonce' });
  const transaction = safeTransactionOf(calls, nonce);
  return mined(encodeExecuteSafe(safe, transaction, [{ owner: owner.address, signature: await signed(transaction) }]));
}

/** What is offered to the Safe, and the calls that send it. */
async function offered(provider: 'across' | 'layerzero' | 'mayan-swift' | 'wormhole-ntt') {
  const query = {
    token: provider === 'mayan-swift' ? 'swift-euro' : 'local-euro',
    originChainId: String(FROM),
    destinationChainId: String(TO),
    amount: String(ONE),
    sender: safe,
    recipient,
  };
  const { body } = await send(server.url, 'GET', `/api/v1/bridge/routes/quotes?${new URLSearchParams(query).toString()}`);
  const { offer } = body.items.find((item: { provider: string }) => item.provider === provider) as { offer: RouteOffer };
  const contract = offer.contract as Address;
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [contract, ONE] });
  const route = {
    originChainId: FROM,
    destinationChainId: TO,
    token: EURO,
    contract,
    amount: ONE,
    sender: safe,
    recipient,
    nativeFee: BigInt(offer.nativeFee),
    terms: offer.terms!,
  };
  const calls = [...(offer.isApproved ? [{ to: EURO, value: 0n, data: approval }] : []), encodeRoute(provider, route)];
  return { offer, route, calls };
}

const sentBySafe = async (): Promise<RouteTransfer[]> =>
  (await send(server.url, 'GET', `/api/v1/bridge/routes/transfers?address=${safe}`)).body.items;

const candidates = async () => (await site.pool.query('select 1 from app.route_candidates')).rows.length;

/** Until the indexer has read what the Safe executed, and everything that it wrote down was looked at. */
async function untilLookedAt(transactionHash: Hex): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await site.pool.query('select 1 from chain.safe_execution where transaction_hash = $1', [
      Buffer.from(transactionHash.slice(2), 'hex'),
    ]);
    expect(rows).toHaveLength(1);
    expect(await candidates()).toBe(0);
  }, PATIENCE);
}

const foundIn = async (transactionHash: Hex): Promise<RouteTransfer[]> =>
  (await sentBySafe()).filter((transfer) => transfer.transactionHash === transactionHash);

/** Until it is followed and known to be in a state. */
const untilState = (transactionHash: Hex, provider: string, state: RouteTransfer['state']) =>
  vi.waitFor(async () => {
    const [found] = await foundIn(transactionHash);
    expect(found).toMatchObject({ provider, sender: safe, recipient, state });
    return found!;
  }, PATIENCE);

/** Mayan's deadlines are of the chains' clocks. */
async function setMayanDeadline(): Promise<void> {
  const blocks = await Promise.all(site.clients.slice(0, 2).map((client) => client.getBlock()));
  mayan.deadline = Math.max(Math.floor(Date.now() / 1000), ...blocks.map(({ timestamp }) => Number(timestamp))) + 7_200;
}

describe('what a Safe sends over the second set of bridges', { timeout: 150_000 }, () => {
  it.each(['across', 'layerzero', 'wormhole-ntt'] as const)(
    'over %s, with the permission where it needs one, is followed, told by nobody',
    async (provider) => {
      const transactionHash = await execute((await offered(provider)).calls);
      const arrived = await untilState(transactionHash, provider, 'arrived');
      // Told as well, as by the page that proposed it, it is the same one.
      const told = await send(server.url, 'POST', '/api/v1/bridge/routes/transfers', { token, json: { chainId: FROM, transactionHash } });
      expect(told.body.items.map(({ id }: RouteTransfer) => id)).toEqual([arrived.id]);
      await untilLookedAt(transactionHash);
      expect(await foundIn(transactionHash)).toHaveLength(1);
    },
  );

  it('over Mayan Swift is followed, told by nobody, until who brings it has brought it', async () => {
    await setMayanDeadline();
    const { calls, route, offer } = await offered('mayan-swift');
    const transactionHash = await execute(calls);
    expect(await untilState(transactionHash, 'mayan-swift', 'sent')).toMatchObject({ amount: String(ONE), received: offer.received });
    const brought = BigInt(offer.received);
    await mined({ to: EURO, value: 0n, data: encodeFunctionData({ abi: MINT, functionName: 'mint', args: [owner.address, brought] }) }, 1);
    await mined({ to: EURO, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SWIFT, brought] }) }, 1);
    const order = mayanOrderOf({ ...route, terms: route.terms as MayanTerms });
    const args = [brought, order, mayanChainOf(FROM)!.id, EURO] as const;
    await mined({ to: SWIFT, value: 0n, data: encodeFunctionData({ abi: localSwiftAbi, functionName: 'fulfillSimple', args }) }, 1);
    await untilState(transactionHash, 'mayan-swift', 'arrived');
    await untilLookedAt(transactionHash);
    expect(await foundIn(transactionHash)).toHaveLength(1);
  });

  it('is found in a transaction that makes one call, and nothing in one that sends nothing, which is not looked at again', async () => {
    const before = await sentBySafe();
    await untilLookedAt(await execute([{ to: recipient, value: 0n, data: '0x' }]));
    expect(await sentBySafe()).toEqual(before);
    const [approval, sent] = (await offered('across')).calls;
    await untilLookedAt(await execute([approval!]));
    expect(await sentBySafe()).toEqual(before);
    const transactionHash = await execute([sent!]);
    await untilLookedAt(transactionHash);
    expect((await sentBySafe())[0]).toMatchObject({ transactionHash, sender: safe });
  });

  it('is looked at again for a day where the chain does not have the transaction yet', async () => {
    const [young, old] = [randomBytes(32), randomBytes(32)];
    await site.pool.query(
      `insert into app.route_candidates (chain_id, transaction_hash, created_at, next_at)
       values ($1, $2, now() - interval '23 hours', now()), ($1, $3, now() - interval '25 hours', now())`,
      [FROM, young, old],
    );
    await vi.waitFor(async () => {
      const { rows } = await site.pool.query(
        "select transaction_hash as hash, next_at > now() + interval '9 minutes' as later from app.route_candidates",
      );
      expect(rows).toEqual([{ hash: young, later: true }]);
    }, PATIENCE);
    await site.pool.query('delete from app.route_candidates');
  });
});
