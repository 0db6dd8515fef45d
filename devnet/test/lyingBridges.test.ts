import { assetControllerAbi, encodeTransferPayload } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, hexToNumber, parseEther, parseEventLogs, slice, toFunctionSelector, toHex, type TransactionReceipt } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localAccount, REACHED_BRIDGES, type SentTransfer, type TransferDesk } from '../src/index.ts';
import { bring, fromElsewhere, saying, withOneValidatorLess } from './forgery.ts';
import { type Chains, openToken, outcomeOf, refusalOf, startChains, takenBy } from './support.ts';

/*
 * Bridges whose validators lie, over their real endpoints: three of six have to agree, so two may lie together. Hyperlane may carry ten alone, the others
 * nothing.
 */

const [ALPHA, BETA, GAMMA] = [31337, 31338, 31339] as const;
const ALL_CHAINS: readonly ChainId[] = [ALPHA, BETA, GAMMA];
const [ada, thief] = [localAccount(2), localAccount(3)];
const OWN_LIMIT = parseEther('10');
const LIMIT = parseEther('100000');
const REACHED = REACHED_BRIDGES as readonly Exclude<Bridge, 'connext'>[];

let chains: Chains;
let token: Address;
let desk: TransferDesk;
/** Sent and not executed, of this file. */
let travelling = 0n;
const someone = (): Address => privateKeyToAddress(generatePrivateKey());

beforeAll(async () => {
  chains = await startChains(ALL_CHAINS);
  ({ token, desk } = await openToken(chains.clients, ada, {
    alone: { hyperlane: { minting: OWN_LIMIT, burning: LIMIT } },
    together: { minting: LIMIT, burning: LIMIT, minimum: 3, bridges: REACHED_BRIDGES },
  }));
}, 120_000);

afterAll(() => chains?.stop());

const has = (account: Address) => desk.balanceOf(BETA, token, account);

/** Of all chains, with what travels. */
async function inTheWorld(): Promise<bigint> {
  const supplies = await Promise.all(ALL_CHAINS.map((id) => desk.supplyOf(id, token)));
  return supplies.reduce((sum, each) => sum + each, travelling);
}

async function send(recipient: Address, amount: bigint, bridges = REACHED_BRIDGES): Promise<SentTransfer> {
  const sent = await desk.send({ from: ALPHA, to: BETA, sender: ada, recipient, amount, bridges, threshold: Math.min(bridges.length, 3) });
  travelling += amount;
  await desk.catchUp(sent);
  return sent;
}

async function execute(sent: SentTransfer, amount: bigint): Promise<void> {
  await desk.execute(sent, thief);
  travelling -= amount;
}

/** The transfer as liars have it. */
const forgery = (sent: SentTransfer, over: { recipient?: Address; amount?: bigint; head?: number }): SentTransfer => {
  const { payload } = sent;
  const recipient = (over.recipient ?? thief.address).toLowerCase() as Hex;
  const amount = over.amount ?? LIMIT;
  const head = toHex(over.head ?? hexToNumber(slice(payload, 0, 1)), { size: 1 });
  return { ...sent, payload: concat([head, slice(payload, 1, 18), recipient, toHex(amount, { size: 14 })]) };
};

const lies = (sent: SentTransfer, forged: SentTransfer, bridge: Bridge) =>
  takenBy(desk.on(ALPHA), { logs: saying(sent.receipt.logs, sent.payload, forged.payload) }, bridge);

const lie = (sent: SentTransfer, forged: SentTransfer, bridge: Bridge) => bring(lies(sent, forged, bridge), desk.on(BETA));

const executedIn = ({ logs }: TransactionReceipt) =>
  parseEventLogs({ abi: assetControllerAbi, logs, eventName: 'TransferExecuted' }).length;

it('the payload of this file is what controllers send', async () => {
  const sent = await send(ada.address, 1n, ['hyperlane']);
  const fields = { nonce: Number(BigInt(slice(sent.payload, 1, 6))), sentAt: hexToNumber(slice(sent.payload, 13, 17)) };
  const transfer = { ...fields, destinationChainId: BETA, threshold: 1, recipient: thief.address, amount: 7n, unwrap: false };
  expect(forgery(sent, { amount: 7n }).payload).toBe(encodeTransferPayload(transfer));
});

describe('bridges that lie', { timeout: 60_000 }, () => {
  it.each([
    ['hyperlane', 'axelar'],
    ['layerzero', 'ccip'],
    ['wormhole', 'polymer'],
  ] as const)('together, %s and %s, as many as one too few, make nothing and keep nobody from what is theirs', async (one, other) => {
    const recipient = someone();
    const amount = parseEther('5');
    const sent = await send(recipient, amount);
    const world = await inTheWorld();
    const [stolen, blown] = [forgery(sent, { amount }), forgery(sent, { recipient, amount: LIMIT })];
    await lie(sent, stolen, one);
    await lie(sent, stolen, other);
    expect(await desk.stateOf(stolen)).toEqual({ votes: 2n, executed: false });
    expect(await refusalOf(desk.execute(stolen))).toBe('Controller_ThresholdNotMet');

    const honest = REACHED.filter((bridge) => bridge !== one && bridge !== other);
    for (const bridge of honest.slice(0, 3)) await desk.deliver(sent, bridge);
    await execute(sent, amount);
    expect(await has(recipient)).toBe(amount);
    for (const forged of [stolen, blown]) expect(await refusalOf(desk.execute(forged))).toBe('Controller_ThresholdNotMet');
    expect(await has(thief.address)).toBe(0n);
    expect(await inTheWorld()).toBe(world);
  });

  it.each([
    { what: 'that nobody has to agree', head: 0xe0, refusal: 'Controller_ThresholdNotMet' },
    { what: 'that one is enough', head: 0xe1, refusal: 'Controller_ThresholdNotMet' },
    { what: 'that it came by one bridge alone', head: 0xc1, refusal: 'Controller_NotHighEnoughLimits' },
    { what: 'that it is something else', head: 0x83, refusal: 'Controller_InvalidPayload' },
  ])('say $what, and make nothing', async ({ head, refusal }) => {
    const sent = await send(someone(), 1n, ['axelar', 'polymer', 'wormhole']);
    const world = await inTheWorld();
    const forged = forgery(sent, { head });
    for (const bridge of ['axelar', 'polymer'] as const)
      expect(await refusalOf(lie(sent, forged, bridge).then(() => desk.execute(forged)))).toBe(refusal);
    expect(await has(thief.address)).toBe(0n);
    expect(await inTheWorld()).toBe(world);
  });

  it('alone make no more within a duration than their own limit', async () => {
    const world = await inTheWorld();
    const executed: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const sent = await send(someone(), 1n, ['hyperlane', 'axelar', 'ccip']);
      executed.push(executedIn(await lie(sent, forgery(sent, { head: 0xc1, amount: parseEther('6') }), 'hyperlane')));
    }
    expect(executed).toEqual([1, 0, 0]);
    expect(await has(thief.address)).toBe(parseEther('6'));
    expect(await inTheWorld()).toBe(world + parseEther('6'));
  });

  it.each([
    { bridge: 'hyperlane', refusal: '!threshold' },
    // The verifier tells in an event that it did nothing.
    { bridge: 'layerzero', refusal: toFunctionSelector('LZ_ULN_Verifying()') },
    // Its contract keeps what it could not do, for another attempt.
    { bridge: 'ccip', refusal: 'taken' },
    { bridge: 'axelar', refusal: toFunctionSelector('MalformedSigners()') },
    { bridge: 'wormhole', refusal: toFunctionSelector('InvalidDeliveryVaa(string)') },
  ] as const)('are not believed with one signature too few: $bridge', async ({ bridge, refusal }) => {
    const sent = await send(someone(), 1n, [bridge, 'polymer', bridge === 'axelar' ? 'ccip' : 'axelar']);
    const forged = forgery(sent, {});
    expect(await withOneValidatorLess(() => outcomeOf(lie(sent, forged, bridge)))).toBe(refusal);
    expect(await desk.stateOf(forged)).toEqual({ votes: 0n, executed: false });
    await desk.deliver(sent, bridge);
    expect(await desk.stateOf(sent)).toEqual({ votes: 1n, executed: false });
  });

  it('of the same transfer that it comes from different chains, do not agree', async () => {
    const sent = await send(someone(), 1n, ['hyperlane', 'axelar', 'ccip']);
    for (const bridge of ['axelar', 'ccip'] as const) await desk.deliver(sent, bridge);
    const elsewhere = takenBy(desk.on(GAMMA), { logs: fromElsewhere(sent.receipt.logs, GAMMA) }, 'hyperlane');
    await bring(elsewhere, desk.on(BETA));
    expect(await desk.stateOf(sent)).toEqual({ votes: 2n, executed: false });
    expect(await desk.stateOf({ ...sent, from: GAMMA })).toEqual({ votes: 1n, executed: false });
    for (const from of [ALPHA, GAMMA]) expect(await refusalOf(desk.execute({ ...sent, from }))).toBe('Controller_ThresholdNotMet');
  });
});
