import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  assetControllerAbi,
  bridgeAdaptersOf,
  encodeBridgeOptions,
  encodeMessagePayload,
  encodeTransferPayload,
  executorCode,
  hyperlaneAdapterAbi,
  localTokenAbi,
  messageControllerAbi,
  platformAddresses,
} from '@althing/bindings';
import { deliveriesIn, foundController, foundLockbox, foundPortal, foundToken, localAccount, mined, passSeconds } from '@althing/devnet';
import { type Bridge, BRIDGES } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodeFunctionData, parseEther, parseEventLogs, slice, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, type TestChain } from './support/chain.ts';
import { foundGoldController } from './support/assetControllers.ts';
import { startTestCluster, type TestCluster } from './support/database.ts';
import { type Answer, send } from './support/http.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const [ALPHA, BETA, GAMMA] = [31337, 31338, 31339] as const;
const SENDER = localAccount(0).address;
const REFUND: Address = '0x00000000000000000000000000000000000ba1ba';
const REACHED = BRIDGES.filter((bridge) => bridge !== 'connext');
const adapters = bridgeAdaptersOf(ALPHA)!;
const { localGold } = platformAddresses;

let cluster: TestCluster;
let [home, far]: TestChain[] = [];
/** A node that takes questions and fails, or never answers. */
let broken: Server;
let isSilent = false;
let server: TestServer;
let controller: Address;
let assetController: Address;
/** A token that a lockbox gives play money for on the destination. */
let wrapping: { token: Address; controller: Address };

beforeAll(async () => {
  broken = createServer((_, response) => {
    if (!isSilent) response.writeHead(503).end();
  });
  await once(broken.listen(0, '127.0.0.1'), 'listening');
  [cluster, home, far] = await Promise.all([startTestCluster(), startTestChain(ALPHA), startTestChain(BETA)]);
  server = await startTestServer(await cluster.createDatabase(), {
    RPC_31337: home.url,
    RPC_31338: far.url,
    RPC_31339: `http://127.0.0.1:${(broken.address() as AddressInfo).port}`,
    TRUST_PROXY: '1',
  });
  controller = await foundController(home.client, { other: BETA, minimum: 1, bridges: BRIDGES });
  await foundController(far.client, { other: ALPHA, minimum: 1, bridges: BRIDGES });
  assetController = await foundGoldController(home.client, BETA);
  await foundGoldController(far.client, ALPHA);
  wrapping = await foundWrapping();
  await Promise.all([home, far].map(({ client }) => passSeconds(client, 2)));
  const keep = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [assetController, 1_000_000n] });
  await mined(far.client, { to: localGold, data: keep });
  for (const [functionName, who] of [
    ['mint', SENDER],
    ['approve', assetController],
  ] as const)
    await mined(home.client, { to: localGold, data: encodeFunctionData({ abi: localTokenAbi, functionName, args: [who, 1_000_000n] }) });
});

/** On both chains; the lockbox of the destination keeps enough. */
async function foundWrapping(): Promise<typeof wrapping> {
  const founded = async ({ client }: TestChain, other: ChainId) => {
    const token = await foundToken(client, { holders: other === BETA ? [[SENDER, 1_000_000n]] : [], number: 2 });
    if (other === ALPHA) {
      const lockbox = await foundLockbox(client, token, localGold);
      const data = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [lockbox, 1_000_000n] });
      await mined(client, { to: localGold, data });
    }
    const alone = Object.fromEntries(REACHED.map((bridge) => [bridge, { minting: 1_000_000n, burning: 1_000_000n }]));
    return { token, controller: await foundPortal(client, { token, others: [other], alone, unwrapping: other === ALPHA, number: 3 }) };
  };
  await founded(far!, ALPHA);
  const made = await founded(home!, BETA);
  const data = encodeFunctionData({ abi: localTokenAbi, functionName: 'approve', args: [made.controller, 1_000_000n] });
  await mined(home!.client, { to: made.token, data });
  return made;
}

afterAll(async () => {
  await server.close();
  broken.close().closeAllConnections();
  await Promise.all([cluster.stop(), home?.stop(), far?.stop()]);
});

const gold = (functionName: 'mint' | 'transfer', amount: bigint): Hex =>
  encodeFunctionData({ abi: localTokenAbi, functionName, args: [REFUND, amount] });

const calls = () => ({ targets: [localGold], calldatas: [gold('mint', 7n)] });

const feeOf = (over: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  send(server.url, 'POST', '/api/v1/bridge/relayer-fee', {
    headers,
    json: {
      sourceChainId: ALPHA,
      destinationChainId: BETA,
      bridgeAdapterId: 'hyperlane',
      messageType: 'message',
      threshold: 1,
      ...calls(),
      ...over,
    },
  });

const measured = (bridge: Bridge) => feeOf({ bridgeAdapterId: bridge, controllerAddress: controller });

const quoteOf = (bridge: Bridge, gasLimit: string, payload: Hex): Promise<bigint> =>
  home!.client.readContract({
    address: adapters[bridge],
    abi: hyperlaneAdapterAbi,
    functionName: 'quoteMessage',
    args: [controller, BigInt(BETA), BigInt(gasLimit), payload, true],
  });

/** Sends the message over one bridge with the fee and the gas that the server told. */
async function sendWith(bridge: Bridge, { fee, gasLimit }: { fee: string; gasLimit: string }) {
  const message = { ...calls(), threshold: 1, gasLimit: 100_000 };
  const options = encodeBridgeOptions(bridge, { refund: REFUND, gasLimit: BigInt(gasLimit), refundChainId: ALPHA });
  const leg = { adapter: adapters[bridge], fee: BigInt(fee), options };
  const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'sendMessage', args: [message, BigInt(BETA), [leg]] });
  const receipt = await mined(home!.client, { to: controller, data, value: leg.fee });
  const [sent] = parseEventLogs({ abi: messageControllerAbi, logs: receipt.logs, eventName: 'MessageSent' });
  return { receipt, payload: sent!.args.payload };
}

/** Of the destination's last block and this. */
async function laterThan(time: bigint): Promise<bigint> {
  const { timestamp } = await far!.client.getBlock();
  return timestamp > time ? timestamp : time;
}

describe('a relayer fee', { timeout: 60_000 }, () => {
  it.each(REACHED)('of %s pays for a delivery with the gas that was measured, and the message arrives', async (bridge) => {
    const { status, body } = await measured(bridge);
    expect([status, body]).toMatchObject([200, { isMeasured: true, problem: null }]);
    expect(Number(body.gasLimit)).toBeGreaterThan(50_000);
    expect(Number(body.gasLimit)).toBeLessThan(250_000);

    const { receipt } = await sendWith(bridge, body);
    const delivery = deliveriesIn(home!.client, receipt).find((each) => each.bridge === bridge)!;
    const { logs } = await delivery.deliver(far!.client);
    expect(parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'MessageReceived' })).toHaveLength(1);
  });

  it('is a quarter more than what the adapter asks for as many bytes', async () => {
    const { payload } = await sendWith('polymer', { fee: '0', gasLimit: '0' });
    for (const bridge of ['hyperlane', 'layerzero', 'ccip', 'axelar', 'wormhole'] as const) {
      const { body } = await measured(bridge);
      const quote = await quoteOf(bridge, body.gasLimit, payload);
      expect([bridge, BigInt(body.fee)]).toEqual([bridge, (quote * 125n + 99n) / 100n]);
    }
    expect((await measured('polymer')).body.fee).toBe('0');
  });

  it('is told for 2,000,000 gas where the delivery could not be tried, and why', async () => {
    expect((await feeOf()).body).toMatchObject({
      gasLimit: '2000000',
      isMeasured: false,
      problem: 'It was not said which controller takes the message.',
    });
    const { body } = await feeOf({ controllerAddress: localGold });
    expect(body).toMatchObject({ gasLimit: '2000000', isMeasured: false, problem: 'The contract refused without a reason.' });
    const unheard = await feeOf({ destinationChainId: GAMMA, controllerAddress: controller });
    expect(unheard.body).toMatchObject({ gasLimit: '2000000', isMeasured: false, problem: 'The destination could not be asked.' });
  });

  it.each(['hyperlane', 'layerzero', 'ccip', 'axelar', 'wormhole', 'polymer'] as const)(
    'of %s pays for a transfer that the recipient gets when it is delivered',
    async (bridge) => {
      const transfer = { recipient: REFUND, amount: 1_000n, destinationChain: BigInt(BETA), threshold: 1, unwrap: false };
      const { body } = await feeOf({
        bridgeAdapterId: bridge,
        controllerAddress: assetController,
        messageType: 'bridge',
        recipient: REFUND,
        amount: '1000',
        targets: undefined,
        calldatas: undefined,
      });
      expect(body).toMatchObject({ isMeasured: true, problem: null });
      const options = encodeBridgeOptions(bridge, { refund: REFUND, gasLimit: BigInt(body.gasLimit), refundChainId: ALPHA });
      const leg = { adapter: adapters[bridge], fee: BigInt(body.fee), options };
      const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'transferTo', args: [transfer, [leg]] });
      const receipt = await mined(home!.client, { to: assetController, data, value: leg.fee });
      const [sent] = parseEventLogs({ abi: assetControllerAbi, logs: receipt.logs, eventName: 'TransferSent' });
      const { timestamp } = await home!.client.getBlock({ blockNumber: receipt.blockNumber });
      const nonce = Number(slice(sent!.args.payload, 1, 6));
      const expected = encodeTransferPayload({ ...transfer, nonce, sentAt: Number(timestamp), destinationChainId: BETA });
      expect(expected.toLowerCase()).toBe(sent!.args.payload);

      // The destination's clock has to be past the second in which it left.
      await far!.client.setNextBlockTimestamp({ timestamp: (await laterThan(timestamp)) + 1n });
      const delivery = deliveriesIn(home!.client, receipt).find((each) => each.bridge === bridge)!;
      const { logs } = await delivery.deliver(far!.client);
      expect(parseEventLogs({ abi: assetControllerAbi, logs, eventName: 'TransferExecuted' })).toHaveLength(1);
    },
  );

  it('says when a delivery would only record a transfer: of several bridges, and of more than fits where it arrives', async () => {
    const transfer = {
      controllerAddress: assetController,
      messageType: 'bridge',
      recipient: REFUND,
      targets: undefined,
      calldatas: undefined,
    };
    const triedWith = async (change: object) => {
      const { body } = await feeOf({ ...transfer, amount: '1000', ...change });
      return [body.isMeasured, body.onlyRecords];
    };
    expect(await triedWith({})).toEqual([true, false]);
    expect(await triedWith({ threshold: 2 })).toEqual([true, true]);
    expect(await triedWith({ amount: String(parseEther('1') + 1n) })).toEqual([true, true]);
    expect(await triedWith({ controllerAddress: undefined })).toEqual([false, null]);
    expect((await measured('hyperlane')).body).toMatchObject({ isMeasured: true, onlyRecords: null });
  });

  it.each(REACHED)('of %s pays for a transfer that is unwrapped where it arrives', async (bridge) => {
    const wanted = { messageType: 'bridge', recipient: REFUND, amount: '1000', targets: undefined, calldatas: undefined, unwrap: true };
    const { body } = await feeOf({ ...wanted, bridgeAdapterId: bridge, controllerAddress: wrapping.controller });
    expect(body).toMatchObject({ isMeasured: true, onlyRecords: false });
    expect(Number(body.gasLimit)).toBeLessThan(1_250_000);

    const transfer = { recipient: REFUND, amount: 1_000n, destinationChain: BigInt(BETA), threshold: 1, unwrap: true };
    const options = encodeBridgeOptions(bridge, { refund: REFUND, gasLimit: BigInt(body.gasLimit), refundChainId: ALPHA });
    const leg = { adapter: adapters[bridge], fee: BigInt(body.fee), options };
    const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'transferTo', args: [transfer, [leg]] });
    const receipt = await mined(home!.client, { to: wrapping.controller, data, value: leg.fee, gas: 3_000_000n });
    const { timestamp } = await home!.client.getBlock({ blockNumber: receipt.blockNumber });
    const balance = { address: localGold, abi: localTokenAbi, functionName: 'balanceOf', args: [REFUND] } as const;
    const before = await far!.client.readContract(balance);

    await far!.client.setNextBlockTimestamp({ timestamp: (await laterThan(timestamp)) + 1n });
    const delivery = deliveriesIn(home!.client, receipt).find((each) => each.bridge === bridge)!;
    const { logs } = await delivery.deliver(far!.client);
    expect(parseEventLogs({ abi: assetControllerAbi, logs, eventName: 'TransferExecuted' })).toHaveLength(1);
    expect(await far!.client.readContract(balance)).toBe(before + 1_000n);
  });

  it('of a transfer that asks for unwrapping where nothing is unwrapped is that of any other', async () => {
    const transfer = { messageType: 'bridge', recipient: REFUND, amount: '1000', targets: undefined, calldatas: undefined };
    const { body } = await feeOf({ ...transfer, controllerAddress: assetController, unwrap: true });
    expect(body).toMatchObject({ isMeasured: true, onlyRecords: false });
    expect(Number(body.gasLimit)).toBeLessThan(250_000);
  });

  it('is told for transfers too, and for a message that is sent again', async () => {
    const transfer = { messageType: 'bridge', recipient: REFUND, amount: '1000', unwrap: false, targets: undefined, calldatas: undefined };
    const { body } = await feeOf(transfer);
    const quote = await quoteOf('hyperlane', '2000000', `0x${'01'.repeat(52)}`);
    expect(BigInt(body.fee)).toBe((quote * 125n + 99n) / 100n);
    expect((await feeOf({ ...transfer, threshold: 2, bridgeAdapterId: 'ccip' })).status).toBe(200);
    expect((await feeOf({ messageId: `0x${'ab'.repeat(32)}` })).status).toBe(200);
  });

  it.each([
    ['connext', ALPHA, BETA, 'bridge-unsupported', 'Bridge is not supported'],
    ['carrier-pigeon', ALPHA, BETA, 'bridge-unsupported', 'Bridge is not supported'],
    ['hyperlane', ALPHA, ALPHA, 'bridge-unsupported', 'Bridge is not supported'],
    ['hyperlane', ALPHA, 1, 'unknown-chain', 'Chain 1 is not supported'],
  ])('over %s from %i to %i is refused: %s', async (bridgeAdapterId, sourceChainId, destinationChainId, code, message) => {
    const answer = await feeOf({ bridgeAdapterId, sourceChainId, destinationChainId });
    expect([answer.status, answer.body]).toMatchObject([400, { code, message }]);
  });

  it('is refused on public chains with what is missing of each bridge there', async () => {
    const chainIds = [1, 10, 100, 146, 223, 288, 59144];
    const unheard = await startTestServer(await cluster.createDatabase(), {
      ALTHING_NETWORK: 'mainnet',
      JWT_SECRET: 'a-secret-of-more-than-thirty-two-characters',
      PUBLIC_ORIGIN: 'http://127.0.0.1',
      ...Object.fromEntries(chainIds.map((id) => [`RPC_${id}`, 'http://127.0.0.1:1'])),
    });
    const refusals: [bridge: string, source: number, destination: number, status: number, message: string][] = [
      ['hyperlane', 1, 146, 400, 'Hyperlane bridge not found on this chain'],
      ['layerzero', 223, 1, 400, 'LayerZero endpoints not found for one of these chains'],
      ['ccip', 1, 288, 400, 'CCIP config is missing data for getting gas limit'],
      ['axelar', 100, 1, 400, 'Axelar API chain ID not found for one of the chains'],
      ['wormhole', 1, 59144, 400, 'Wormhole config is missing data for getting gas limit'],
      ['polymer', 1, 10, 400, 'Polymer adapter address not found'],
      ['ccip', 10, 59144, 400, 'Bridge is not supported'],
      // Both chains are known to the bridge, but no adapter stands there yet.
      ['hyperlane', 1, 10, 404, 'Adapter for source or destination not found'],
    ];
    for (const [bridgeAdapterId, sourceChainId, destinationChainId, status, message] of refusals) {
      const json = { sourceChainId, destinationChainId, bridgeAdapterId, messageType: 'message', threshold: 1, ...calls() };
      const answer = await send(unheard.url, 'POST', '/api/v1/bridge/relayer-fee', { json });
      expect([bridgeAdapterId, answer.status, answer.body.message]).toEqual([bridgeAdapterId, status, message]);
    }
    await unheard.close();
  });

  it('is refused by the name of the bridge where there is no quote', async () => {
    const answer = await feeOf({ sourceChainId: GAMMA, bridgeAdapterId: 'layerzero' });
    expect([answer.status, answer.body]).toMatchObject([
      503,
      {
        code: 'relayer-fee-failed',
        message: 'Failed to retrieve relayer fee for LayerZero. This bridge might be temporarily unavailable.',
      },
    ]);
  });

  it('is told at once to others while somebody asks much of a chain that does not answer', async () => {
    isSilent = true;
    const from = (address: string) => ({ 'x-forwarded-for': address });
    let [refused, answered] = [0, 0];
    const asked = Array.from({ length: 60 }, async (_, index) => {
      const message = { targets: Array(index + 1).fill(localGold), calldatas: Array(index + 1).fill('0x') };
      const { body } = await feeOf({ sourceChainId: GAMMA, ...message }, from('192.0.2.1'));
      if (body.message.startsWith('Too much is under way')) refused += 1;
      else answered += 1;
    });
    await expect.poll(() => refused, { timeout: 20_000 }).toBe(40);
    expect((await feeOf({ threshold: 30 }, from('192.0.2.2'))).status).toBe(200);
    expect([refused, answered]).toEqual([40, 0]);
    isSilent = false;
    broken.closeAllConnections();
    await Promise.all(asked);
  });
});

describe('the fees of several bridges', { timeout: 60_000 }, () => {
  const feesOf = (bridgeAdapterIds: readonly string[], over: object = {}): Promise<Answer> =>
    send(server.url, 'POST', '/api/v1/bridge/relayer-fees', {
      json: { sourceChainId: ALPHA, destinationChainId: BETA, bridgeAdapterIds, messageType: 'message', threshold: 1, ...calls(), ...over },
    });
  const transfer = { messageType: 'bridge', recipient: REFUND, amount: '1000', targets: undefined, calldatas: undefined, threshold: 2 };

  it.each([
    ['a message', { controllerAddress: () => controller, threshold: 2 }],
    ['a transfer', { controllerAddress: () => assetController, ...transfer }],
  ])('are those of each, for %s, with their sum and the time until enough agree', async (_, { controllerAddress, ...over }) => {
    const asked = { ...over, controllerAddress: controllerAddress() };
    const { status, body } = await feesOf(REACHED, asked);
    expect([status, body.fees.map((fee: { bridgeAdapterId: string }) => fee.bridgeAdapterId)]).toEqual([200, REACHED]);
    const alone = await Promise.all(REACHED.map((bridgeAdapterId) => feeOf({ ...asked, bridgeAdapterId })));
    expect(body.fees.map((fee: { quote: unknown }) => fee.quote)).toEqual(alone.map((answer) => answer.body));
    expect(body.fees.every(({ quote }: { quote: { isMeasured: boolean } }) => quote.isMeasured)).toBe(true);
    expect(body.total).toBe(String(alone.reduce((sum, answer) => sum + BigInt(answer.body.fee), 0n)));
    // Polymer, Hyperlane, LayerZero, Wormhole, Axelar, CCIP: 10, 50, 50, 1020, 1260, 1320.
    expect(body.agreementSeconds).toBe(50);
    expect((await feesOf(REACHED, { ...asked, threshold: 4 })).body.agreementSeconds).toBe(1020);
  });

  it('pay for a message that three bridges bring', async () => {
    const bridges = ['hyperlane', 'ccip', 'wormhole'] as const;
    const { body } = await feesOf(bridges, { controllerAddress: controller });
    const legs = bridges.map((bridge, index) => {
      const { fee, gasLimit } = body.fees[index].quote;
      const options = encodeBridgeOptions(bridge, { refund: REFUND, gasLimit: BigInt(gasLimit), refundChainId: ALPHA });
      return { adapter: adapters[bridge], fee: BigInt(fee), options };
    });
    const message = { ...calls(), threshold: 1, gasLimit: 100_000 };
    const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'sendMessage', args: [message, BigInt(BETA), legs] });
    const receipt = await mined(home!.client, { to: controller, data, value: BigInt(body.total) });
    const { timestamp } = await home!.client.getBlock();
    if ((await far!.client.getBlock()).timestamp <= timestamp) await passSeconds(far!.client, 2);
    for (const delivery of deliveriesIn(home!.client, receipt)) {
      const { logs } = await delivery.deliver(far!.client);
      expect(parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'MessageReceived' })).toHaveLength(1);
    }
  });

  it('are told of those that have one, with the reason of those that have none, and without a sum', async () => {
    const { status, body } = await feesOf(['connext', 'hyperlane', 'carrier-pigeon'], { threshold: 2 });
    expect([status, body]).toMatchObject([
      200,
      {
        fees: [
          { quote: null, refusal: { code: 'bridge-unsupported', message: 'Bridge is not supported' } },
          { quote: { isMeasured: false }, refusal: null },
          { quote: null, refusal: { code: 'bridge-unsupported' } },
        ],
        total: null,
        agreementSeconds: null,
      },
    ]);
    const unanswered = await feesOf(['ccip', 'axelar'], { sourceChainId: GAMMA });
    const name = (bridge: string) => `Failed to retrieve relayer fee for ${bridge}. This bridge might be temporarily unavailable.`;
    expect([unanswered.status, unanswered.body]).toMatchObject([
      200,
      { fees: [{ refusal: { message: name('CCIP') } }, { refusal: { message: name('Axelar') } }], total: null },
    ]);
  });
});

describe('a message', { timeout: 60_000 }, () => {
  const simulate = (over: object = {}) =>
    send(server.url, 'POST', '/api/v1/bridge/message-simulation', {
      json: { sourceChainId: ALPHA, destinationChainId: BETA, controllerAddress: controller, sender: SENDER, ...calls(), ...over },
    });

  it('is packed as its controller packs it, and its executor has the code that is expected', async () => {
    const { receipt, payload } = await sendWith('polymer', { fee: '0', gasLimit: '0' });
    const { timestamp } = await home!.client.getBlock({ blockNumber: receipt.blockNumber });
    const nonce = Number(slice(payload, 1, 6));
    const sent = { nonce, sentAt: Number(timestamp), destinationChainId: BETA, threshold: 1, sender: SENDER, gasLimit: 100_000 };
    expect(encodeMessagePayload({ ...calls(), ...sent }).toLowerCase()).toBe(payload);

    await deliveriesIn(home!.client, receipt)[0]!.deliver(far!.client);
    const at = { abi: messageControllerAbi, address: controller } as const;
    const executor = await far!.client.readContract({ ...at, functionName: 'executorOf', args: [BigInt(ALPHA), SENDER] });
    expect(await simulate()).toMatchObject({ status: 200, body: { outcome: 'succeeds', failedCall: null, reason: null } });
    const data = encodeFunctionData({ ...at, functionName: 'execute', args: [BigInt(ALPHA), payload] });
    await mined(far!.client, { to: controller, data });
    const code = await far!.client.getCode({ address: executor });
    expect(code).toBe(executorCode({ controller, originChainId: ALPHA, sender: SENDER }).toLowerCase());
  });

  it('is tried with what its calls take, and leaves nothing', async () => {
    const at = { address: localGold, abi: localTokenAbi, functionName: 'balanceOf', args: [REFUND] } as const;
    const before = await far!.client.readContract(at);
    const { body } = await simulate({ calldatas: [gold('mint', 9n)] });
    expect(body.outcome).toBe('succeeds');
    expect(Number(body.gas)).toBeGreaterThan(30_000);
    expect(Number(body.gas)).toBeLessThan(150_000);
    expect(await far!.client.readContract(at)).toBe(before);
  });

  it('says which of its calls fails, and why', async () => {
    const twice = { targets: [localGold, localGold], calldatas: [gold('mint', 1n), gold('transfer', 5n)] };
    expect((await simulate(twice)).body).toEqual({
      outcome: 'fails',
      gas: null,
      failedCall: 1,
      reason: 'The balance is too low for this amount.',
    });
    expect((await simulate({ targets: [REFUND], calldatas: ['0x'] })).body).toMatchObject({ outcome: 'fails', failedCall: 0 });
  });

  it('is unknown where there is no controller, or no chain that answers', async () => {
    expect((await simulate({ controllerAddress: zeroAddress })).body).toMatchObject({ outcome: 'unknown', gas: null });
    expect((await simulate({ destinationChainId: GAMMA })).body).toMatchObject({ outcome: 'unknown' });
    expect(await simulate({ destinationChainId: 1 })).toMatchObject({ status: 400, body: { message: 'Chain 1 is not supported' } });
  });
});
