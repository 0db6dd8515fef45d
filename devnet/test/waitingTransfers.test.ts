import { assetControllerAbi, bridgeAdaptersOf } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, parseEther, parseEventLogs, type TransactionReceipt } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localAccount, mined, passSeconds, type TransferDesk } from '../src/index.ts';
import { type Chains, openToken, refusalOf, startChains } from './support.ts';

/*
 * What does not fit into a limit where it arrives, or comes too early, waits there, however long. Limits come back within 10,000 seconds. Of what may leave
 * there is more than of what may arrive.
 */

const [ALPHA, BETA] = [31337, 31338] as const;
const [ada, stranger] = [localAccount(2), localAccount(3)];
const DURATION = 10_000;
const YEAR = 365 * 86_400;
const ARRIVING = parseEther('10');
const LEAVING = parseEther('100');

let chains: Chains;
let token: Address;
let desk: TransferDesk;
const someone = (): Address => privateKeyToAddress(generatePrivateKey());

beforeAll(async () => {
  chains = await startChains([ALPHA, BETA]);
  const limits = { minting: ARRIVING, burning: LEAVING };
  ({ token, desk } = await openToken(chains.clients, ada, {
    alone: { hyperlane: limits, axelar: limits, wormhole: limits },
    together: { ...limits, minimum: 2, bridges: ['hyperlane', 'layerzero', 'ccip'] },
    duration: DURATION,
  }));
}, 120_000);

afterAll(() => chains?.stop());

const send = (recipient: Address, amount: string, bridges: readonly Bridge[], threshold = 1) =>
  desk.send({ from: ALPHA, to: BETA, sender: ada, recipient, amount: parseEther(amount), bridges, threshold });

const named = ({ logs }: TransactionReceipt) =>
  parseEventLogs({ abi: assetControllerAbi, logs, eventName: ['TransferReceived', 'TransferExecuted'] }).map(({ eventName }) => eventName);
const WAITS = ['TransferReceived'];
const EXECUTED = ['TransferReceived', 'TransferExecuted'];

const hasThere = (account: Address) => desk.balanceOf(BETA, token, account);

/** The next transaction of the destination is mined at this time; what is only asked before sees a block of it. */
async function goTo(timestamp: bigint): Promise<void> {
  await desk.on(BETA).setNextBlockTimestamp({ timestamp });
  await desk.on(BETA).mine({ blocks: 1 });
}

const timeOf = async ({ blockNumber }: TransactionReceipt) => (await desk.on(BETA).getBlock({ blockNumber })).timestamp;

/** Whatever was used is there again. */
const refill = () => Promise.all(chains.clients.map((client) => passSeconds(client, DURATION)));

async function setLimits(bridge: Bridge, minting: bigint): Promise<void> {
  const limits = { adapter: bridgeAdaptersOf(BETA)![bridge], minting, burning: LEAVING };
  const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'setLimits', args: [limits] });
  await mined(desk.on(BETA), { to: desk.controller, data });
}

describe('a transfer above what a limit has left where it arrives', { timeout: 60_000 }, () => {
  it('by one bridge is executed by anybody in the second in which enough has come back, and not before', async () => {
    await refill();
    const [first, second] = [someone(), someone()];
    const arrival = await desk.deliver(await send(first, '8', ['hyperlane']), 'hyperlane');
    expect(named(arrival)).toEqual(EXECUTED);
    expect(await desk.limitOf(BETA, 'minting', 'hyperlane')).toBe(parseEther('2'));

    const sent = await send(second, '6', ['hyperlane']);
    expect(named(await desk.deliver(sent, 'hyperlane'))).toEqual(WAITS);
    expect(await desk.stateOf(sent)).toEqual({ votes: 1n, executed: false });
    // Two are left and four have to come back, of ten in the duration.
    const enough = (await timeOf(arrival)) + BigInt(DURATION * 0.4);
    await goTo(enough - 2n);
    expect(await refusalOf(desk.execute(sent, stranger))).toBe('Controller_NotHighEnoughLimits');
    await goTo(enough - 1n);
    expect(await desk.limitOf(BETA, 'minting', 'hyperlane')).toBe(parseEther('5.999'));
    await goTo(enough);
    expect(await desk.limitOf(BETA, 'minting', 'hyperlane')).toBe(parseEther('6'));
    await desk.execute(sent, stranger);
    expect([await hasThere(first), await hasThere(second)]).toEqual([parseEther('8'), parseEther('6')]);
    expect(await refusalOf(desk.execute(sent, stranger))).toBe('Controller_TransferNotExecutable');
  });

  it('by one bridge is executed at once by another that has something left', async () => {
    await refill();
    const recipient = someone();
    await desk.deliver(await send(someone(), '8', ['hyperlane']), 'hyperlane');
    const sent = await send(recipient, '6', ['hyperlane']);
    expect(named(await desk.deliver(sent, 'hyperlane'))).toEqual(WAITS);
    const again = await desk.resend(sent, stranger, ['axelar']);
    expect(named(await desk.deliver(again, 'axelar'))).toEqual(EXECUTED);
    expect(await hasThere(recipient)).toBe(parseEther('6'));
    expect(await desk.limitOf(BETA, 'minting', 'axelar')).toBe(parseEther('4'));
  });

  it('by several has one limit of its own, which the bridges alone do not use up', async () => {
    await refill();
    const [first, second, third] = [someone(), someone(), someone()];
    const bridges = ['hyperlane', 'ccip'] as const;
    const one = await send(first, '9', bridges, 2);
    const other = await send(second, '5', bridges, 2);
    for (const sent of [one, other]) for (const bridge of bridges) expect(named(await desk.deliver(sent, bridge))).toEqual(WAITS);
    const executed = await desk.execute(one);
    expect(await refusalOf(desk.execute(other))).toBe('Controller_NotHighEnoughLimits');
    const alone = await send(third, '10', ['hyperlane']);
    expect(named(await desk.deliver(alone, 'hyperlane'))).toEqual(EXECUTED);
    await goTo((await timeOf(executed)) + BigInt(DURATION * 0.4));
    await desk.execute(other);
    expect([await hasThere(first), await hasThere(second), await hasThere(third)]).toEqual(
      ['9', '5', '10'].map((each) => parseEther(each)),
    );
  });

  it('and above its max waits until that is raised', async () => {
    await refill();
    const recipient = someone();
    const sent = await send(recipient, '11', ['wormhole']);
    expect(named(await desk.deliver(sent, 'wormhole'))).toEqual(WAITS);
    await passSeconds(desk.on(BETA), DURATION * 3);
    expect(await refusalOf(desk.execute(sent))).toBe('Controller_NotHighEnoughLimits');
    await setLimits('wormhole', parseEther('11'));
    await desk.execute(sent);
    expect(await hasThere(recipient)).toBe(parseEther('11'));
  });
});

describe('a transfer', { timeout: 60_000 }, () => {
  it('above what may leave stays where it is, until enough has come back', async () => {
    await refill();
    const before = [await desk.balanceOf(ALPHA, token, ada.address), await desk.supplyOf(ALPHA, token)];
    await send(someone(), '60', ['axelar']);
    const { legs, value } = await desk.carriage({ from: ALPHA, to: BETA, bridges: ['axelar'], payer: ada.address });
    const transfer = { recipient: ada.address, threshold: 1, unwrap: false, amount: parseEther('41'), destinationChain: BigInt(BETA) };
    const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'transferTo', args: [transfer, legs] });
    const attempt = () => desk.on(ALPHA).call({ account: ada, to: desk.controller, data, value });
    expect(await refusalOf(attempt())).toBe('Controller_NotHighEnoughLimits');
    await passSeconds(desk.on(ALPHA), DURATION / 100);
    await attempt();
    const left = [await desk.balanceOf(ALPHA, token, ada.address), await desk.supplyOf(ALPHA, token)];
    expect(left).toEqual(before.map((each) => each - parseEther('60')));
  });

  it('that arrives before it left, by the clocks of both chains, waits until it does not', async () => {
    await refill();
    const recipient = someone();
    const [here, there] = await Promise.all([ALPHA, BETA].map((id) => desk.on(id).getBlock()));
    await passSeconds(desk.on(ALPHA), Number(there!.timestamp - here!.timestamp) + 600);
    const sent = await send(recipient, '1', ['hyperlane']);
    expect(named(await desk.deliveryBy(sent, 'hyperlane').deliver(desk.on(BETA)))).toEqual(WAITS);
    const { timestamp: sentAt } = await desk.on(ALPHA).getBlock({ blockNumber: sent.receipt.blockNumber });
    await goTo(sentAt);
    expect(await refusalOf(desk.execute(sent))).toBe('Controller_TransferNotExecutableYet');
    await goTo(sentAt + 1n);
    await desk.execute(sent);
    expect(await hasThere(recipient)).toBe(parseEther('1'));
  });

  it('does not expire: a bridge brings it after a year, and what one has brought then counts', async () => {
    await refill();
    const [first, second] = [someone(), someone()];
    const alone = await send(first, '1', ['axelar']);
    const together = await send(second, '2', ['layerzero', 'ccip'], 2);
    await desk.deliver(together, 'layerzero');
    await passSeconds(desk.on(BETA), YEAR);
    expect(named(await desk.deliver(alone, 'axelar'))).toEqual(EXECUTED);
    expect(named(await desk.deliver(together, 'ccip'))).toEqual(WAITS);
    await desk.execute(together, stranger);
    expect([await hasThere(first), await hasThere(second)]).toEqual([parseEther('1'), parseEther('2')]);
  });
});
