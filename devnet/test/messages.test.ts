import { messageControllerAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import { encodeFunctionData, type Hex, parseEventLogs, type TransactionReceipt } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveriesIn, type LocalClient, localAccount, MessageDesk, mined, passSeconds, type SentMessage } from '../src/index.ts';
import { bring, saying } from './forgery.ts';
import { type Chains, refusalOf, startChains, takenBy } from './support.ts';

/** A message waits for ten minutes once two bridges at least agree on it, and the vetoer may cancel it until it is executed. */

const [ALPHA, BETA] = [31337, 31338] as const;
const [vetoer, stranger] = [localAccount(2), localAccount(3)];
const DELAY = 600;
const MONTH = 30 * 86_400;
const FIVE: readonly Bridge[] = ['hyperlane', 'layerzero', 'ccip', 'axelar', 'wormhole'];

let chains: Chains;
let [home, far]: LocalClient[] = [];
let desk: MessageDesk;

beforeAll(async () => {
  chains = await startChains([ALPHA, BETA]);
  [home, far] = [...chains.clients];
  desk = await MessageDesk.open(home!, far!, { minimum: 2, delay: DELAY, vetoer: vetoer.address });
}, 120_000);

afterAll(() => chains?.stop());

const deliver = ({ receipt }: Pick<SentMessage, 'receipt'>, bridge: Bridge) =>
  deliveriesIn(home!, receipt)
    .find((each) => each.bridge === bridge)!
    .deliver(far!);

const execution = ({ payload }: SentMessage) => ({
  to: desk.controller,
  data: encodeFunctionData({ abi: messageControllerAbi, functionName: 'execute', args: [BigInt(ALPHA), payload] }),
});
const cancellation = (sent: SentMessage) => ({
  account: vetoer,
  to: desk.controller,
  data: encodeFunctionData({ abi: messageControllerAbi, functionName: 'cancel', args: [desk.hashOf(sent)] }),
});

const eventsIn = ({ logs }: TransactionReceipt) => parseEventLogs({ abi: messageControllerAbi, logs }).map(({ eventName }) => eventName);

describe('a message', { timeout: 60_000 }, () => {
  it('needs three bridges of five where it asks for them, though two are enough for its destination', async () => {
    const sent = await desk.send({ bridges: FIVE, threshold: 3 });
    for (const bridge of ['wormhole', 'axelar'] as const) expect(eventsIn(await deliver(sent, bridge))).toEqual(['MessageReceived']);
    await passSeconds(far!, DELAY);
    expect(await refusalOf(far!.call(execution(sent)))).toBe('Controller_ThresholdNotMet');
    expect(eventsIn(await deliver(sent, 'ccip'))).toEqual(['MessageConfirmed', 'MessageReceived']);
    expect(await refusalOf(far!.call(execution(sent)))).toBe('Controller_MessageNotExecutableYet');
    await passSeconds(far!, DELAY);
    expect(eventsIn(await mined(far!, { account: stranger, ...execution(sent) }))).toContain('MessageExecuted');
    for (const bridge of ['layerzero', 'hyperlane'] as const) expect(eventsIn(await deliver(sent, bridge))).toEqual(['MessageReceived']);
    expect(await refusalOf(far!.call(execution(sent)))).toBe('Controller_MessageNotExecutable');
    expect(await desk.mintedFor(sent)).toBe(1n);
  });

  it('that a bridge lost is given to another under its name, and executed once', async () => {
    const sent = await desk.send({ bridges: ['hyperlane', 'axelar'], threshold: 2 });
    await deliver(sent, 'axelar');
    const receipt = await desk.resend(sent, ['ccip']);
    const [first] = parseEventLogs({ abi: messageControllerAbi, logs: sent.receipt.logs, eventName: 'MessageSent' });
    const [again] = parseEventLogs({ abi: messageControllerAbi, logs: receipt.logs, eventName: 'MessageResent' });
    expect(again!.args).toEqual({ messageId: first!.args.messageId, taken: 4n });
    await deliver({ receipt }, 'ccip');
    await passSeconds(far!, DELAY);
    await mined(far!, execution(sent));
    await deliver(sent, 'hyperlane');
    expect(await refusalOf(far!.call(execution(sent)))).toBe('Controller_MessageNotExecutable');
    expect(await desk.mintedFor(sent)).toBe(1n);
  });

  it('that one bridge of two has changed is not executed, whatever it says how many have to agree, and the one that was sent is', async () => {
    const [thief, sent] = [stranger.address.toLowerCase() as Hex, await desk.send({ bridges: FIVE, threshold: 2 })];
    const stolen = sent.payload.replace(sent.recipient.slice(2).toLowerCase(), thief.slice(2)) as Hex;
    expect(stolen).not.toBe(sent.payload);
    // Of a message's first byte, which says how many have to agree.
    for (const [head, bridge] of [['02', 'hyperlane'] as const, ['00', 'axelar'] as const]) {
      const payload = `0x${head}${stolen.slice(4)}` as const;
      await bring(takenBy(home!, { logs: saying(sent.receipt.logs, sent.payload, payload) }, bridge), far!);
      await passSeconds(far!, DELAY);
      expect(await desk.stateOf({ payload })).toEqual({ votes: 1n, executableAt: 0n, executed: false });
      expect(await refusalOf(far!.call(execution({ ...sent, payload })))).toBe('Controller_ThresholdNotMet');
    }
    for (const bridge of ['ccip', 'wormhole'] as const) await deliver(sent, bridge);
    await passSeconds(far!, DELAY);
    await mined(far!, execution(sent));
    expect([await desk.mintedFor(sent), await desk.mintedFor({ ...sent, recipient: thief })]).toEqual([1n, 0n]);
  });

  it('is cancelled by the vetoer alone, from when a bridge has brought it until it is executed, and stays so', async () => {
    const [sent, other] = [await desk.send({ bridges: FIVE, threshold: 2 }), await desk.send({ bridges: FIVE, threshold: 2 })];
    expect(await refusalOf(far!.call(cancellation(sent)))).toBe('Controller_MessageNotCancellable');
    for (const message of [sent, other]) for (const bridge of ['hyperlane', 'axelar'] as const) await deliver(message, bridge);
    expect(await refusalOf(far!.call({ ...cancellation(sent), account: stranger }))).toBe('Controller_Unauthorised');
    expect(eventsIn(await mined(far!, cancellation(sent)))).toEqual(['MessageCancelled']);
    await passSeconds(far!, DELAY);
    expect(await refusalOf(far!.call(execution(sent)))).toBe('Controller_MessageNotExecutable');
    for (const bridge of ['ccip', 'wormhole'] as const) await deliver(sent, bridge);
    expect(await refusalOf(far!.call(execution(sent)))).toBe('Controller_MessageNotExecutable');
    expect(await desk.mintedFor(sent)).toBe(0n);

    await mined(far!, execution(other));
    expect(await desk.mintedFor(other)).toBe(1n);
    expect(await refusalOf(far!.call(cancellation(other)))).toBe('Controller_MessageNotCancellable');
  });

  it('expires thirty days after it could be executed, and before, where bridges agree thirty days after it was sent', async () => {
    const [confirmed, slow] = [await desk.send({ bridges: FIVE, threshold: 2 }), await desk.send({ bridges: FIVE, threshold: 2 })];
    for (const bridge of ['hyperlane', 'axelar'] as const) await deliver(confirmed, bridge);
    await deliver(slow, 'hyperlane');
    const { executableAt } = await desk.stateOf(confirmed);
    await far!.setNextBlockTimestamp({ timestamp: executableAt + BigInt(MONTH) });
    await far!.mine({ blocks: 1 });
    await far!.call(execution(confirmed));
    await passSeconds(far!, 1);
    expect(await refusalOf(far!.call(execution(confirmed)))).toBe('Controller_MessageExpired');
    expect(await refusalOf(deliver(slow, 'axelar'))).toBe('Controller_MessageExpired');
    expect(await desk.stateOf(slow)).toEqual({ votes: 1n, executableAt: 0n, executed: false });
    expect(await desk.mintedFor(confirmed)).toBe(0n);
  });
});
