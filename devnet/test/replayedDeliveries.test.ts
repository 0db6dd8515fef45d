import { assetControllerAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { parseEther, parseEventLogs, toFunctionSelector, type TransactionReceipt } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localAccount, REACHED_BRIDGES, type SentTransfer, type TransferDesk } from '../src/index.ts';
import { bring, numbered, readdressed } from './forgery.ts';
import { type Chains, openToken, outcomeOf, refusalOf, startChains, takenBy } from './support.ts';

/*
 * What was sent once, brought twice, in another order, to another chain, or by somebody else, over real endpoints: each bridge may carry transfers
 * alone, and two have to agree on others.
 */

const [ALPHA, BETA, GAMMA] = [31337, 31338, 31339] as const;
const ALL_CHAINS: readonly ChainId[] = [ALPHA, BETA, GAMMA];
const [ada, thief] = [localAccount(2), localAccount(3)];
const LIMIT = { minting: parseEther('100000'), burning: parseEther('100000') };
const REACHED = REACHED_BRIDGES as readonly Exclude<Bridge, 'connext'>[];

let chains: Chains;
let token: Address;
let desk: TransferDesk;
const someone = (): Address => privateKeyToAddress(generatePrivateKey());

beforeAll(async () => {
  chains = await startChains(ALL_CHAINS);
  ({ token, desk } = await openToken(chains.clients, ada, {
    alone: Object.fromEntries(REACHED_BRIDGES.map((bridge) => [bridge, LIMIT])),
    together: { ...LIMIT, minimum: 2, bridges: REACHED_BRIDGES },
  }));
}, 120_000);

afterAll(() => chains?.stop());

const send = async (recipient: Address, bridges: readonly Bridge[], threshold = 1, amount = 5n): Promise<SentTransfer> => {
  const sent = await desk.send({ from: ALPHA, to: BETA, sender: ada, recipient, amount, bridges, threshold });
  for (const to of [BETA, GAMMA]) await desk.catchUp({ ...sent, to });
  return sent;
};

const executedIn = ({ logs }: TransactionReceipt) =>
  parseEventLogs({ abi: assetControllerAbi, logs, eventName: 'TransferExecuted' }).length;

const supplies = () => Promise.all(ALL_CHAINS.map((id) => desk.supplyOf(id, token)));

type Answers = Readonly<Record<(typeof REACHED)[number], string>>;

/** Why a bridge does not bring a message again. */
const AGAIN: Answers = {
  hyperlane: 'Mailbox: already delivered',
  layerzero: toFunctionSelector('LZ_PathNotVerifiable()'),
  ccip: toFunctionSelector('SkippedAlreadyExecutedMessage(bytes32,uint64,uint64)'),
  axelar: 'Adapter_InvalidProof',
  // Its relayer calls nobody.
  wormhole: 'taken',
  polymer: 'Adapter_AlreadyProcessed',
};

/** Why a bridge does not bring it to another chain. */
const ELSEWHERE: Answers = {
  hyperlane: 'Mailbox: unexpected destination',
  layerzero: toFunctionSelector('LZ_ULN_InvalidEid()'),
  ccip: toFunctionSelector('InvalidMessageDestChainSelector(uint64)'),
  axelar: toFunctionSelector('InvalidChainId()'),
  wormhole: toFunctionSelector('TargetChainIsNotThisChain(uint16)'),
  polymer: 'Adapter_WrongDestination',
};

describe('a delivery', { timeout: 60_000 }, () => {
  it.each(REACHED)('of %s is refused the second time, and gives nobody anything', async (bridge) => {
    const recipient = someone();
    const sent = await send(recipient, [bridge]);
    expect(executedIn(await desk.deliver(sent, bridge))).toBe(1);
    const before = await supplies();
    for (let i = 0; i < 2; i += 1) expect(await outcomeOf(desk.deliver(sent, bridge))).toBe(AGAIN[bridge]);
    expect(await desk.balanceOf(BETA, token, recipient)).toBe(5n);
    expect(await supplies()).toEqual(before);
  });

  it.each(REACHED)('of %s counts once, also where the bridge was given the transfer twice', async (bridge) => {
    const recipient = someone();
    const sent = await send(recipient, [bridge, bridge === 'axelar' ? 'polymer' : 'axelar'], 2);
    const again = await desk.resend(sent, thief, [bridge]);
    await desk.deliver(sent, bridge);
    const outcome = await outcomeOf(desk.deliver(again, bridge));
    // These keep what the controller refuses, for another attempt.
    expect(outcome).toBe(['layerzero', 'ccip', 'wormhole'].includes(bridge) ? 'taken' : 'Controller_TransferResentByAdapter');
    expect(await desk.stateOf(sent)).toEqual({ votes: 1n, executed: false });
    expect(await refusalOf(desk.execute(sent))).toBe('Controller_ThresholdNotMet');
    expect(await desk.balanceOf(BETA, token, recipient)).toBe(0n);
  });

  it.each(REACHED)('of %s may come in another order than its transfer left', async (bridge) => {
    const amounts = [7n, 11n, 13n];
    const recipients = amounts.map(someone);
    const sent: SentTransfer[] = [];
    for (const [index, amount] of amounts.entries()) sent.push(await send(recipients[index]!, [bridge], 1, amount));
    const steps = sent.map(({ receipt }) => takenBy(desk.on(ALPHA), receipt, bridge).steps);
    // LayerZero wants to know of all before it gives any.
    for (const each of steps) if (each.length > 1) await bring({ steps: each.slice(0, -1) }, desk.on(BETA));
    const executed: number[] = [];
    for (const each of steps.toReversed()) executed.push(executedIn(await bring({ steps: each.slice(-1) }, desk.on(BETA))));
    expect(executed).toEqual([1, 1, 1]);
    expect(await Promise.all(recipients.map((recipient) => desk.balanceOf(BETA, token, recipient)))).toEqual(amounts);
  });

  it.each(REACHED)('of %s is worth nothing on another chain', async (bridge) => {
    const recipient = someone();
    const sent = await send(recipient, [bridge]);
    const before = await supplies();
    const taken = takenBy(desk.on(ALPHA), sent.receipt, bridge);
    expect(await outcomeOf(bring(taken, desk.on(GAMMA)))).toBe(ELSEWHERE[bridge]);
    expect(await desk.stateOf({ ...sent, to: GAMMA })).toEqual({ votes: 0n, executed: false });
    expect(await supplies()).toEqual(before);
    expect(executedIn(await desk.deliver(sent, bridge))).toBe(1);
  });

  it.each(REACHED)('of %s that its validators sign for another chain gives nobody anything there', async (bridge) => {
    const recipient = someone();
    const other = bridge === 'axelar' ? 'hyperlane' : 'axelar';
    const [alone, together] = [await send(recipient, [bridge]), await send(recipient, [bridge, other], 2)];
    const before = await supplies();
    const liars = [
      { sent: alone, liar: bridge },
      { sent: together, liar: bridge },
      { sent: together, liar: other },
    ] as const;
    for (const [index, { sent, liar }] of liars.entries()) {
      const there = readdressed(sent.receipt.logs, liar, BETA, GAMMA);
      const logs = liar === 'layerzero' ? numbered(there, index + 1) : there;
      const taken = takenBy(desk.on(ALPHA), { logs }, liar);
      expect(taken.destination).toBe(GAMMA);
      await bring(taken, desk.on(GAMMA));
    }
    expect(await desk.stateOf({ ...alone, to: GAMMA })).toEqual({ votes: 1n, executed: false });
    expect(await desk.stateOf({ ...together, to: GAMMA })).toEqual({ votes: 2n, executed: false });
    for (const sent of [alone, together])
      expect(await refusalOf(desk.execute({ ...sent, to: GAMMA }))).toBe('Controller_TransferNotExecutable');
    expect(await desk.balanceOf(GAMMA, token, recipient)).toBe(0n);
    expect(await supplies()).toEqual(before);
    for (const sent of [alone, together]) await desk.deliver(sent, bridge);
  });
});
