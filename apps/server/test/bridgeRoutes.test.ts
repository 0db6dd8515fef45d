import { once } from 'node:events';
import { get } from 'node:http';
import {
  completeNttCall,
  decodeRevert,
  encodeRoute,
  platformAddresses,
  readNttRelease,
  revertDataOf,
  type RouteOffer,
  routeCodecs,
  wormholeIdOf,
} from '@althing/bindings';
import { localRouteTokens, ROUTE_KEEPER, routeAddresses } from '@althing/bindings/localBridges';
import { localAccount } from '@althing/devnet';
import { type GenericBridge, NO_ROUTE, SERVICE_OFF } from '@althing/domain/bridges';
import { liveTopic, type RouteTransfer } from '@althing/domain/http';
import { erc20Abi, type Hex, parseAbi, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { send } from './support/http.ts';
import type { TestServer } from './support/server.ts';
import { signIn } from './support/signIn.ts';
import { RelayerSite } from './relayer/site.ts';

const [FROM, TO] = [31337, 31338];
const ONE = 10n ** 18n;
const sender = localAccount(0);
const recipient = localAccount(6).address;
const EURO = routeAddresses.localEuro;
const LIMIT = parseAbi(['function setInboundLimit(uint256 limit, uint16 chainId)']);
const MINT = parseAbi(['function mint(address to, uint256 amount)']);
const REFUND = parseAbi([
  'struct RelayerRefundLeaf { uint256 amountToReturn; uint256 chainId; uint256[] refundAmounts; uint32 leafId; address l2TokenAddress; address[] refundAddresses; }',
  'function executeRelayerRefundLeaf(uint32 rootBundleId, RelayerRefundLeaf leaf, bytes32[] proof)',
]);
const PATIENCE = { timeout: 60_000, interval: 50 };

let site: RelayerSite;
let server: TestServer;
let token: string;
beforeAll(async () => {
  site = await RelayerSite.start();
  server = await site.relay({ ROLES: 'api,relayer,indexer' });
  ({ token } = await signIn(server.url, sender));
  // An OFT offers no more than there is of it.
  await mintEuros(2n * ONE);
}, 120_000);
afterAll(async () => {
  await server?.close();
  await site?.stop();
});

async function quotes(
  amount: bigint,
  tokenId = 'local-euro',
): Promise<{ provider: GenericBridge; offer: RouteOffer | null; refusal: string | null }[]> {
  const query = { token: tokenId, originChainId: FROM, destinationChainId: TO, amount, sender: sender.address, recipient };
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
  const { status, body } = await send(server.url, 'GET', `/api/v1/bridge/routes/quotes?${search.toString()}`);
  expect(status).toBe(200);
  return body.items;
}

const offerOf = async (provider: GenericBridge, amount: bigint) =>
  (await quotes(amount)).find((item) => item.provider === provider)!.offer!;

async function mined(hash: Hex) {
  const receipt = await site.clients[0]!.waitForTransactionReceipt({ hash });
  expect(receipt.status).toBe('success');
  return hash;
}

const mintEuros = async (amount: bigint, to: Hex = sender.address) =>
  mined(await site.clients[0]!.writeContract({ address: EURO, abi: MINT, functionName: 'mint', args: [to, amount] }));

/** Mints the euros, permits the contract, and sends. */
async function sendEuros(provider: GenericBridge, amount: bigint, change: Partial<RouteOffer> = {}): Promise<Hex> {
  const client = site.clients[0]!;
  await mintEuros(amount);
  const offer = { ...(await offerOf(provider, amount)), ...change };
  if (offer.isApproved)
    await mined(
      await client.writeContract({ address: EURO, abi: erc20Abi, functionName: 'approve', args: [offer.contract as Hex, amount] }),
    );
  const where = { originChainId: FROM, destinationChainId: TO, token: EURO, contract: offer.contract as Hex };
  const call = encodeRoute(provider, {
    ...where,
    amount,
    sender: sender.address,
    recipient,
    nativeFee: BigInt(offer.nativeFee),
    terms: offer.terms!,
  });
  return mined(await client.sendTransaction(call));
}

const follow = (transactionHash: string, session: string | undefined = token) =>
  send(server.url, 'POST', '/api/v1/bridge/routes/transfers', { token: session, json: { chainId: FROM, transactionHash } });

/** By which the other chain tells of what left over NTT. */
async function keyOf(hash: Hex): Promise<Hex> {
  const { from, logs } = await site.clients[0]!.getTransactionReceipt({ hash });
  const [departure] = routeCodecs([FROM, TO])['wormhole-ntt']!.departuresIn(routeAddresses.nttManager, {
    chainId: FROM,
    sender: from,
    logs,
  });
  return departure!.key;
}

const listed = async (hash: Hex): Promise<RouteTransfer> => {
  const { body } = await send(server.url, 'GET', `/api/v1/bridge/routes/transfers?address=${recipient}`);
  return body.items.find((item: RouteTransfer) => item.transactionHash === hash);
};

const untilState = (hash: Hex, state: RouteTransfer['state']) =>
  vi.waitFor(async () => {
    const found = await listed(hash);
    expect(found).toMatchObject({ state });
    return found;
  }, PATIENCE);

const euros = (index: number) =>
  site.clients[index]!.readContract({ address: EURO, abi: erc20Abi, functionName: 'balanceOf', args: [recipient] });

/** A deposit that pays nobody who would bring it, followed. @param seconds - within which it might be brought. */
async function sendUnpaid(seconds: number): Promise<Hex> {
  const fillDeadline = Number((await site.clients[1]!.getBlock()).timestamp) + seconds;
  const { terms } = await offerOf('across', ONE);
  const hash = await sendEuros('across', ONE, { terms: { ...terms, outputAmount: String(ONE), fillDeadline } as RouteOffer['terms'] });
  await follow(hash);
  expect(await listed(hash)).toMatchObject({ deadline: new Date(fillDeadline * 1000).toISOString() });
  return hash;
}

/** Lets time pass on both chains. */
async function pass(seconds: number): Promise<void> {
  for (const client of site.clients.slice(0, 2)) {
    await client.increaseTime({ seconds });
    await client.mine({ blocks: 1 });
  }
}

/** As a bundle of Across does, on the origin. */
async function giveBack(amount: bigint): Promise<Hex> {
  await mintEuros(amount, platformAddresses.localSpokePool);
  const sums = { refundAmounts: [amount], refundAddresses: [sender.address] };
  const leaf = { ...sums, amountToReturn: 0n, chainId: BigInt(FROM), leafId: 0, l2TokenAddress: EURO };
  const call = { address: platformAddresses.localSpokePool, abi: REFUND, functionName: 'executeRelayerRefundLeaf' } as const;
  return mined(await site.clients[0]!.writeContract({ ...call, args: [0, leaf, []] }));
}

describe('the second set of bridges', { timeout: 150_000 }, () => {
  it('says which tokens travel over which bridge, and why a bridge is off', async () => {
    const { body } = await send(server.url, 'GET', '/api/v1/bridge/routes');
    expect(body.tokens.map(({ id }: { id: string }) => id)).toEqual(localRouteTokens.map(({ id }) => id));
    expect(body.tokens[0].places[0]).toEqual({
      chainId: FROM,
      address: EURO,
      decimals: 18,
      providers: ['across', 'layerzero', 'wormhole-ntt'],
    });
    const reasons = Object.fromEntries(
      body.providers.map((each: { provider: string; offReason: string | null }) => [each.provider, each.offReason]),
    );
    expect(reasons).toMatchObject({ across: null, layerzero: null, stargate: null, 'mayan-swift': SERVICE_OFF, relay: SERVICE_OFF });
  });

  it('offers each way with what arrives, what it costs and how long it takes', async () => {
    const items = await quotes(ONE);
    expect(items.find(({ provider }) => provider === 'across')!.offer).toMatchObject({
      contract: platformAddresses.localSpokePool,
      isApproved: true,
      received: String(ONE - ONE / 1000n - 1n),
      nativeFee: '0',
      seconds: 5,
    });
    const oft = items.find(({ provider }) => provider === 'layerzero')!.offer!;
    expect(oft).toMatchObject({ contract: EURO, isApproved: false, received: String(ONE) });
    expect(BigInt(oft.nativeFee)).toBeGreaterThan(0n);
    expect(items.find(({ provider }) => provider === 'mayan-swift')!.refusal).toBe(SERVICE_OFF);
    const dollars = await quotes(1_000_000n, 'local-dollar');
    expect(dollars.find(({ provider }) => provider === 'layerzero')).toMatchObject({ offer: null, refusal: NO_ROUTE });
    // 0.001 dollars of fee, and the unit by which it is rounded up.
    expect(dollars.find(({ provider }) => provider === 'across')!.offer!.cost).toBeCloseTo(0.001001, 9);
  });

  it('refuses digits that an OFT does not carry', async () => {
    const items = await quotes(ONE + 1n);
    expect(items.find(({ provider }) => provider === 'layerzero')).toMatchObject({
      offer: null,
      refusal: expect.stringContaining('decimals'),
    });
  });

  it('refuses digits that NTT does not carry, and offers to the last one that it does', async () => {
    const [least, refused] = [ONE + 10n ** 10n, ONE + 10n ** 9n];
    expect((await offerOf('wormhole-ntt', least)).received).toBe(String(least));
    expect((await quotes(refused)).find(({ provider }) => provider === 'wormhole-ntt')).toMatchObject({
      offer: null,
      refusal: expect.stringContaining('decimals'),
    });
    const before = await euros(1);
    const hash = await sendEuros('wormhole-ntt', least);
    await follow(hash);
    await untilState(hash, 'arrived');
    expect(await euros(1)).toBe(before + least);
  });

  it('says of NTT’s limit what it would hold back, and follows what waits on the other chain until it is given out', async () => {
    const far = site.clients[1]!;
    const setLimit = async (limit: bigint) => {
      const hash = await far.writeContract({
        account: ROUTE_KEEPER,
        address: routeAddresses.nttManager,
        abi: LIMIT,
        functionName: 'setInboundLimit',
        args: [limit, wormholeIdOf(FROM)],
      });
      expect((await far.waitForTransactionReceipt({ hash })).status).toBe('success');
    };
    // Answers are kept for seconds, so nobody else asks for these amounts.
    const [sent, asked] = [2n * ONE, 3n * ONE];
    const offer = await offerOf('wormhole-ntt', sent);
    await setLimit(ONE);
    expect((await quotes(asked)).find(({ provider }) => provider === 'wormhole-ntt')).toMatchObject({
      offer: null,
      refusal: expect.stringContaining('wait there'),
    });
    const before = await euros(1);
    // As by somebody who was quick: the offer is from before.
    const hash = await sendEuros('wormhole-ntt', sent, offer);
    const { body } = await follow(hash);
    await untilState(hash, 'queued');
    expect(await euros(1)).toBe(before);
    const queued = { manager: routeAddresses.nttManager, digest: await keyOf(hash) };
    const waiting = await untilState(hash, 'queued');
    expect(waiting).toMatchObject({ queue: { contract: queued.manager, digest: queued.digest } });
    const release = (await readNttRelease(far, queued))!;
    expect(release - Number((await far.getBlock()).timestamp)).toBeGreaterThan(80_000);
    const early = await far.call({ account: sender, ...completeNttCall(queued) }).catch(revertDataOf);
    expect(decodeRevert(early as Hex).sentence).toBe('It has to wait longer before it can be given out.');
    // On both, as deadlines of Across are told by the clock of one and kept by that of the other.
    await pass(86_401);
    const completed = await far.sendTransaction({ account: sender, ...completeNttCall(queued) });
    expect((await far.waitForTransactionReceipt({ hash: completed })).status).toBe('success');
    expect(await untilState(hash, 'arrived')).toMatchObject({ received: String(sent), arrivedTransactionHash: completed, queue: null });
    expect(await readNttRelease(far, queued)).toBeNull();
    expect(await euros(1)).toBe(before + sent);
    expect(body.items[0].received).toBe(String(sent));
    await setLimit(10n ** 24n);
    // The server answers alike for seconds, so what it quoted before the day passed may be told once more.
    const { timestamp } = await site.clients[0]!.getBlock();
    await vi.waitFor(async () => {
      const { terms } = await offerOf('across', ONE);
      expect(terms?.kind === 'across' && terms.quoteTimestamp).toBeGreaterThanOrEqual(Number(timestamp));
    }, PATIENCE);
  });

  it.each(['across', 'layerzero', 'wormhole-ntt'] as const)(
    'brings what was offered over %s, and says when and by which transaction',
    async (provider) => {
      const { received } = await offerOf(provider, ONE);
      const before = await euros(1);
      const hash = await sendEuros(provider, ONE);
      const { status, body } = await follow(hash);
      expect(status).toBe(200);
      expect(body.items).toHaveLength(1);
      expect(body.items[0]).toMatchObject({
        provider,
        sender: sender.address,
        recipient,
        amount: String(ONE),
        received,
        destinationChainId: TO,
      });
      const arrived = await untilState(hash, 'arrived');
      expect(await euros(1)).toBe(before + BigInt(received));
      expect(arrived.received).toBe(received);
      const { logs } = await site.clients[1]!.getTransactionReceipt({ hash: arrived.arrivedTransactionHash as Hex });
      expect(logs.some(({ address }) => address.toLowerCase() === EURO.toLowerCase())).toBe(true);
      // Told again, as after a reload, it is the same one.
      expect((await follow(hash)).body.items[0].id).toBe(arrived.id);
    },
  );

  it('is found by what it did, and by either of its transactions', async () => {
    const list = async (query: string): Promise<RouteTransfer[]> =>
      (await send(server.url, 'GET', `/api/v1/bridge/routes/transfers?${query}`)).body.items;
    const hash = await sendEuros('layerzero', ONE);
    await follow(hash);
    const arrived = await untilState(hash, 'arrived');
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids(`hash=${hash.toUpperCase().replace('0X', '0x')}`)).toEqual([arrived.id]);
    expect(await ids(`hash=${arrived.arrivedTransactionHash}`)).toEqual([arrived.id]);
    expect(await ids(`hash=0x${'ab'.repeat(32)}`)).toEqual([]);
    const all = await list('limit=100');
    for (const [query, isLike] of [
      ['provider=across', ({ provider }: RouteTransfer) => provider === 'across'],
      ['state=arrived', ({ state }: RouteTransfer) => state === 'arrived'],
      [`chainId=${TO}`, ({ destinationChainId }: RouteTransfer) => destinationChainId === TO],
      ['chainId=31339', () => false],
    ] as const)
      expect([query, await ids(`limit=100&${query}`)]).toEqual([query, all.filter(isLike).map(({ id }) => id)]);
    expect(new Set(all.map(({ provider }) => provider)).size).toBe(3);
    const one = await send(server.url, 'GET', `/api/v1/bridge/routes/transfers/${arrived.id}`);
    expect(one.body).toEqual(arrived);
  });

  it('tells open pages when it leaves and when it has arrived', async () => {
    const frames: string[] = [];
    const topics = [liveTopic.bridge('all'), liveTopic.bridge(recipient)];
    const stream = get(`${server.url}/api/v1/events?topics=${topics.join()}`, (response) =>
      response.on('data', (part: Buffer) => frames.push(part.toString())),
    );
    await once(stream, 'response');
    const heard = (topic: string) => frames.join('').split(`"topic":"${topic}"`).length - 1;
    const hash = await sendEuros('layerzero', ONE);
    await follow(hash);
    await untilState(hash, 'arrived');
    for (const topic of topics) await expect.poll(() => heard(topic), PATIENCE).toBe(2);
    stream.destroy();
  });

  it('says of deposits that pay nobody that they were not brought in time, and of each once it was given back', async () => {
    const client = site.clients[0]!;
    const [first, second] = [await sendUnpaid(3_000), await sendUnpaid(3_010)];
    expect((await listed(first)).state).toBe('sent');
    // Before the deadline, so for something else.
    await giveBack(ONE);
    await pass(3_200);
    await Promise.all([untilState(first, 'expired'), untilState(second, 'expired')]);
    await giveBack(ONE - 1n);
    const before = await client.readContract({ address: EURO, abi: erc20Abi, functionName: 'balanceOf', args: [sender.address] });
    const one = await giveBack(ONE);
    expect(await client.readContract({ address: EURO, abi: erc20Abi, functionName: 'balanceOf', args: [sender.address] })).toBe(
      before + ONE,
    );
    const { blockNumber } = await client.getTransactionReceipt({ hash: one });
    const at = new Date(Number((await client.getBlock({ blockNumber })).timestamp) * 1000).toISOString();
    expect((await untilState(first, 'refunded')).refund).toEqual({ chainId: FROM, transactionHash: one, at });
    // It was enough for one of both.
    expect(await listed(second)).toMatchObject({ state: 'expired', refund: null });
    const other = await giveBack(ONE);
    expect((await untilState(second, 'refunded')).refund).toMatchObject({ transactionHash: other });
    const { body } = await send(server.url, 'GET', `/api/v1/bridge/routes/transfers?hash=${other}`);
    expect(body.items.map(({ transactionHash }: RouteTransfer) => transactionHash)).toEqual([second]);
  });

  it('takes one sum that was given back for all deposits for which it is enough', async () => {
    const both = [await sendUnpaid(3_000), await sendUnpaid(3_000)];
    await pass(3_200);
    const transactionHash = await giveBack(2n * ONE);
    for (const hash of both) expect((await untilState(hash, 'refunded')).refund).toMatchObject({ transactionHash });
  });

  it('takes nobody’s word for a transfer', async () => {
    const plain = await mined(await site.clients[0]!.sendTransaction({ to: zeroAddress, value: 1n }));
    expect(await follow(plain)).toMatchObject({ status: 409, body: { code: 'route-not-found' } });
    expect(await follow(`0x${'ab'.repeat(32)}`)).toMatchObject({ status: 409, body: { code: 'transaction-not-found' } });
  });
});

describe('Across', () => {
  it('does not believe a fill under the same number that gave the tokens to somebody else', async () => {
    const codec = routeCodecs([FROM, TO]).across!;
    const [client, far] = [site.clients[0]!, site.clients[1]!];
    const hash = await sendEuros('across', ONE);
    const { from, logs } = await client.getTransactionReceipt({ hash });
    const [departure] = codec.departuresIn(platformAddresses.localSpokePool, { chainId: FROM, sender: from, logs });
    const place = codec.arrivalPlace(departure!, FROM, platformAddresses.localSpokePool);
    const check = { ...departure!, originChainId: FROM, outputToken: EURO };
    const log = await vi.waitFor(async () => {
      const found = (await far.getLogs({ address: place.address, fromBlock: 0n })).find((each) => each.topics[2] === place.topics[2]);
      expect(found).toBeDefined();
      return found!;
    }, PATIENCE);
    expect(codec.arrivedIn(log, check)).toBe(departure!.received);
    expect(codec.arrivedIn(log, { ...check, recipient: sender.address })).toBeUndefined();
    expect(codec.arrivedIn(log, { ...check, received: departure!.received + 1n })).toBeUndefined();
    expect(codec.arrivedIn(log, { ...check, outputToken: platformAddresses.localDollar })).toBeUndefined();
    expect(codec.arrivedIn(log, { ...check, originChainId: TO })).toBeUndefined();
  }, 120_000);
});

describe('a fork of the destination', () => {
  it('takes an arrival back, and what is brought again is found', async () => {
    const far = site.clients[1]!;
    const hash = await sendEuros('layerzero', ONE);
    const snapshot = await far.snapshot();
    await follow(hash);
    const { arrivedTransactionHash } = await untilState(hash, 'arrived');
    await far.revert({ id: snapshot });
    await vi.waitFor(async () => {
      const found = await listed(hash);
      expect(found.arrivedTransactionHash).not.toBe(arrivedTransactionHash);
      expect(found.state).toBe(found.arrivedTransactionHash === null ? 'sent' : 'arrived');
    }, PATIENCE);
  }, 150_000);
});
