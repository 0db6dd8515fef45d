import {
  assetControllerAbi,
  bridgeAdaptersOf,
  encodeTransferPayload,
  hyperlaneAdapterAbi,
  payloadHashOf,
  tokenAbi,
} from '@althing/bindings';
import { RELAY_GAS } from '@althing/bindings/localBridges';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import {
  encodeAbiParameters,
  getAddress,
  keccak256,
  parseAbiParameters,
  parseEther,
  parseEventLogs,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localAccount, mined, REACHED_BRIDGES, type SentTransfer, type TransferDesk } from '../src/index.ts';
import { type Chains, openToken, refusalOf, startChains, takenBy } from './support.ts';

/*
 * A token of which Ada has a million on the first of three chains, and its controllers, which burn and mint. Each bridge may carry 100 alone,
 * five of them 1,000 together, two of which have to agree at least.
 */

const [ALPHA, BETA, GAMMA] = [31337, 31338, 31339] as const;
const ALL_CHAINS: readonly ChainId[] = [ALPHA, BETA, GAMMA];
const [ada, carrier] = [localAccount(2), localAccount(3)];
const AGREEING: readonly Bridge[] = ['hyperlane', 'layerzero', 'ccip', 'axelar', 'wormhole'];
const [ALONE, TOGETHER] = [parseEther('100'), parseEther('1000')];
const adapters = bridgeAdaptersOf(ALPHA)!;
/** By the adapters' numbers in a controller. */
const bitOf = (bridge: Bridge): bigint => 1n << BigInt(REACHED_BRIDGES.indexOf(bridge));
const bitsOf = (bridges: readonly Bridge[]): bigint => bridges.reduce((bits, bridge) => bits | bitOf(bridge), 0n);

let chains: Chains;
let token: Address;
let desk: TransferDesk;
/** Nobody has asked for so much before, so that no transfer can be taken for another. */
let amount = parseEther('1');
const nextAmount = () => (amount += 1n);
const someone = (): Address => privateKeyToAddress(generatePrivateKey());

beforeAll(async () => {
  chains = await startChains(ALL_CHAINS);
  ({ token, desk } = await openToken(chains.clients, ada, {
    alone: Object.fromEntries(REACHED_BRIDGES.map((bridge) => [bridge, { minting: ALONE, burning: ALONE }])),
    together: { minting: TOGETHER, burning: TOGETHER, minimum: 2, bridges: AGREEING },
  }));
}, 120_000);

afterAll(() => chains?.stop());

const send = (choice: Partial<Parameters<TransferDesk['send']>[0]> & { bridges: readonly Bridge[]; recipient: Address }) =>
  desk.send({ from: ALPHA, to: BETA, sender: ada, amount: nextAmount(), ...choice });

const eventsIn = ({ logs }: TransactionReceipt) => {
  const named = parseEventLogs({ abi: assetControllerAbi, logs }).filter(({ address }) => getAddress(address) === desk.controller);
  return named.map(({ eventName, args }) => ({ eventName, args }));
};

/** Of the token; what is minted comes from nobody, what is burned goes there. */
const movedIn = ({ logs }: TransactionReceipt) =>
  parseEventLogs({ abi: tokenAbi, logs, eventName: 'Transfer' })
    .filter(({ address }) => getAddress(address) === token)
    .map(({ args }) => [args.from, args.to, args.value]);

const received = (sent: SentTransfer, bridge: Bridge) => ({
  eventName: 'TransferReceived',
  args: { payloadHash: payloadHashOf(sent.from, sent.payload), adapter: adapters[bridge] },
});

/** @param limit - the bit of a bridge, 0 of several. */
const executed = (sent: SentTransfer, limit: bigint) => ({
  eventName: 'TransferExecuted',
  args: { transferId: sent.transferId, payloadHash: payloadHashOf(sent.from, sent.payload), limit },
});

const supplies = () => Promise.all(ALL_CHAINS.map((id) => desk.supplyOf(id, token)));

/** Who has how much of it on the destination, what exists everywhere, and what Ada has where it left. */
async function books({ from, to }: { from: ChainId; to: ChainId }, recipient: Address) {
  const [has, left, supply] = await Promise.all([
    desk.balanceOf(to, token, recipient),
    desk.balanceOf(from, token, ada.address),
    supplies(),
  ]);
  return { has, left, supply };
}

/** That the amount has gone from one chain, and, where it has arrived, is on the other. */
function moved(before: Awaited<ReturnType<typeof books>>, way: { from: ChainId; to: ChainId }, value: bigint, arrived = true) {
  const supply = before.supply.map((each, index) => {
    if (ALL_CHAINS[index] === way.from) return each - value;
    return arrived && ALL_CHAINS[index] === way.to ? each + value : each;
  });
  return { has: arrived ? before.has + value : before.has, left: before.left - value, supply };
}

const WAY = { from: ALPHA, to: BETA };

describe('a transfer by one bridge', { timeout: 60_000 }, () => {
  it.each([
    ...REACHED_BRIDGES.map((bridge) => ({ name: bridge, bridge, gasLimit: undefined })),
    { name: "wormhole's guardians alone", bridge: 'wormhole' as Bridge, gasLimit: 0n },
  ])('arrives over $name and is given to its recipient as it does', async ({ bridge, gasLimit }) => {
    const recipient = someone();
    const before = await books(WAY, recipient);
    const value = nextAmount();
    const nonce = await desk.on(ALPHA).readContract({ address: desk.controller, abi: assetControllerAbi, functionName: 'nonce' });
    const sent = await send({ bridges: [bridge], recipient, amount: value, ...(gasLimit !== undefined && { gasLimit }) });

    const { timestamp } = await desk.on(ALPHA).getBlock({ blockNumber: sent.receipt.blockNumber });
    const payload = encodeTransferPayload({
      nonce: Number(nonce),
      sentAt: Number(timestamp),
      destinationChainId: BETA,
      threshold: 1,
      recipient,
      amount: value,
      unwrap: false,
    });
    const ends = parseAbiParameters('uint256, uint256, address, uint256');
    const transferId = keccak256(encodeAbiParameters(ends, [BigInt(ALPHA), BigInt(BETA), desk.controller, nonce]));
    const bridges = bitOf(bridge);
    expect(eventsIn(sent.receipt)).toEqual([{ eventName: 'TransferSent', args: { transferId, sender: ada.address, bridges, payload } }]);
    const relayed = parseEventLogs({ abi: hyperlaneAdapterAbi, logs: sent.receipt.logs, eventName: 'MessageRelayed' });
    expect(relayed.map(({ address, args }) => [getAddress(address), args.controller, args.destinationChain, args.messageHash])).toEqual([
      [adapters[bridge], desk.controller, BigInt(BETA), keccak256(payload)],
    ]);
    expect(movedIn(sent.receipt)).toEqual([[ada.address, zeroAddress, value]]);
    expect(await books(WAY, recipient)).toEqual(moved(before, WAY, value, false));

    const arrival = await desk.deliver(sent, bridge);
    expect(eventsIn(arrival)).toEqual([received(sent, bridge), executed(sent, bridges)]);
    expect(movedIn(arrival)).toEqual([[zeroAddress, recipient, value]]);
    expect(await books(WAY, recipient)).toEqual(moved(before, WAY, value));
    expect(await desk.stateOf(sent)).toEqual({ votes: 1n, executed: true });
  });

  it('travels round all three chains, over another bridge each time, and is as much as before', async () => {
    const before = await supplies();
    const value = nextAmount();
    for (const [from, to, bridge] of [
      [ALPHA, BETA, 'ccip'],
      [BETA, GAMMA, 'layerzero'],
      [GAMMA, ALPHA, 'polymer'],
    ] as const) {
      const way = { from, to };
      const at = await books(way, ada.address);
      await desk.deliver(await send({ ...way, bridges: [bridge], recipient: ada.address, amount: value }), bridge);
      expect(await books(way, ada.address)).toEqual(moved(at, way, value));
    }
    expect(await supplies()).toEqual(before);
  });

  it('that the bridge lost is given to another by anybody, and executed once', async () => {
    const recipient = someone();
    const before = await books(WAY, recipient);
    const value = nextAmount();
    const lost = await send({ bridges: ['hyperlane'], recipient, amount: value });
    const again = await desk.resend(lost, carrier, ['axelar']);
    const resent = { eventName: 'TransferResent', args: { transferId: lost.transferId, bridges: bitOf('axelar') } };
    expect(eventsIn(again.receipt)).toEqual([resent]);
    expect(movedIn(again.receipt)).toEqual([]);
    expect(eventsIn(await desk.deliver(again, 'axelar'))).toEqual([received(lost, 'axelar'), executed(lost, bitOf('axelar'))]);
    expect(await books(WAY, recipient)).toEqual(moved(before, WAY, value));

    // The first was only slow.
    expect(eventsIn(await desk.deliver(lost, 'hyperlane'))).toEqual([received(lost, 'hyperlane')]);
    expect(await refusalOf(desk.execute(lost))).toBe('Controller_TransferNotExecutable');
    expect(await books(WAY, recipient)).toEqual(moved(before, WAY, value));
  });

  it('is brought by its recipient with a proof of Polymer, and with no proof that was changed', async () => {
    const value = nextAmount();
    const sent = await send({ bridges: ['polymer'], recipient: carrier.address, amount: value });
    await desk.catchUp(sent);
    const before = await desk.balanceOf(BETA, token, carrier.address);
    const call = await takenBy(desk.on(ALPHA), sent.receipt, 'polymer').steps[0].call(desk.on(BETA));
    const [his, hers] = [carrier, ada].map(({ address }) => address.slice(2).toLowerCase()) as [string, string];
    expect(call.data).toContain(his);
    const changed = call.data.replace(his, hers) as Hex;
    expect(await refusalOf(desk.on(BETA).call({ account: carrier, to: call.to, data: changed }))).toBe('LocalProver_InvalidProof');
    expect(await refusalOf(desk.on(GAMMA).call({ account: carrier, ...call }))).toBe('Adapter_WrongDestination');

    const receipt = await mined(desk.on(BETA), { account: carrier, ...call, gas: RELAY_GAS });
    expect(eventsIn(receipt)).toEqual([received(sent, 'polymer'), executed(sent, bitOf('polymer'))]);
    expect((await desk.balanceOf(BETA, token, carrier.address)) - before).toBe(value);
    expect(await refusalOf(desk.on(BETA).call({ account: carrier, ...call }))).toBe('Adapter_AlreadyProcessed');
  });

  it('waits where a wallet estimated the gas of bringing it, since what fails for the lack of gas may, and anybody executes it', async () => {
    const recipient = someone();
    const sent = await send({ bridges: ['polymer'], recipient });
    await desk.catchUp(sent);
    const call = await takenBy(desk.on(ALPHA), sent.receipt, 'polymer').steps[0].call(desk.on(BETA));
    expect(eventsIn(await mined(desk.on(BETA), { account: carrier, ...call }))).toEqual([received(sent, 'polymer')]);
    expect(eventsIn(await desk.execute(sent, carrier))).toEqual([executed(sent, bitOf('polymer'))]);
    expect(await desk.balanceOf(BETA, token, recipient)).toBe(amount);
  });
});

describe('a transfer by several bridges', { timeout: 60_000 }, () => {
  it.each([
    { bridges: ['hyperlane', 'ccip', 'axelar'] as const, threshold: 2, order: ['axelar', 'hyperlane', 'ccip'] as const },
    { bridges: AGREEING, threshold: 3, order: ['wormhole', 'ccip', 'layerzero', 'axelar', 'hyperlane'] as const },
  ])('is given to its recipient once $threshold of $bridges.length agree', async ({ bridges, threshold, order }) => {
    const recipient = someone();
    const before = await books(WAY, recipient);
    const value = nextAmount();
    const sent = await send({ bridges, threshold, recipient, amount: value });
    expect(eventsIn(sent.receipt)).toMatchObject([{ eventName: 'TransferSent', args: { bridges: bitsOf(bridges) } }]);
    await desk.catchUp(sent);
    for (const bridge of order.slice(0, threshold)) {
      expect(await refusalOf(desk.execute(sent))).toBe('Controller_ThresholdNotMet');
      expect(eventsIn(await desk.deliver(sent, bridge))).toEqual([received(sent, bridge)]);
    }
    const execution = await desk.execute(sent, carrier);
    expect(eventsIn(execution)).toEqual([executed(sent, 0n)]);
    expect(movedIn(execution)).toEqual([[zeroAddress, recipient, value]]);
    for (const bridge of order.slice(threshold)) expect(eventsIn(await desk.deliver(sent, bridge))).toEqual([received(sent, bridge)]);
    expect(await refusalOf(desk.execute(sent))).toBe('Controller_TransferNotExecutable');
    expect(await books(WAY, recipient)).toEqual(moved(before, WAY, value));
  });

  it('that one of them lost is given to a third by anybody, and the rest counts', async () => {
    const recipient = someone();
    const before = await books(WAY, recipient);
    const value = nextAmount();
    const sent = await send({ bridges: ['layerzero', 'ccip'], threshold: 2, recipient, amount: value });
    await desk.deliver(sent, 'ccip');
    await desk.catchUp(sent);
    expect(await refusalOf(desk.execute(sent))).toBe('Controller_ThresholdNotMet');
    await desk.deliver(await desk.resend(sent, carrier, ['wormhole']), 'wormhole');
    expect(eventsIn(await desk.execute(sent))).toEqual([executed(sent, 0n)]);
    expect(await books(WAY, recipient)).toEqual(moved(before, WAY, value));
  });
});
