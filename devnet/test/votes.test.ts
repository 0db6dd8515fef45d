import { messageControllerAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Hex } from '@althing/domain/units';
import { encodeFunctionData, parseEther, parseEventLogs, type TransactionReceipt } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveriesIn, type LocalClient, mined, VotingDesk } from '../src/index.ts';
import { type Chains, startChains } from './support.ts';

/*
 * A governor on one chain, its spoke on another, and three bridges' real endpoints between them, of which two have to agree. Calls would have to
 * wait a day.
 */

const [HOME, AWAY] = [31337, 31338] as const;
const BRIDGES: readonly Bridge[] = ['hyperlane', 'layerzero', 'axelar'];

let chains: Chains;
let [home, away]: LocalClient[] = [];
let desk: VotingDesk;

function sentIn({ logs }: TransactionReceipt): Hex {
  expect(parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'BridgeFailed' })).toEqual([]);
  return parseEventLogs({ abi: messageControllerAbi, logs, eventName: 'MessageSent' })[0]!.args.payload;
}

async function bring(receipt: TransactionReceipt, bridges: readonly Bridge[]): Promise<void> {
  const deliveries = deliveriesIn(away!, receipt);
  for (const bridge of bridges) await deliveries.find((each) => each.bridge === bridge)!.deliver(home!);
}

const execution = (payload: Hex) => ({
  to: desk.controller,
  data: encodeFunctionData({ abi: messageControllerAbi, functionName: 'execute', args: [BigInt(AWAY), payload] }),
});

beforeAll(async () => {
  chains = await startChains([HOME, AWAY]);
  [home, away] = chains.clients;
  desk = await VotingDesk.open(home!, away!, { bridges: BRIDGES });
}, 120_000);

afterAll(() => chains?.stop());

describe('votes of another chain', { timeout: 60_000 }, () => {
  it('count at once when two bridges of three have brought them, and carry what home could not', async () => {
    const { bea, cid } = desk;
    const proposal = await desk.propose('Alone');
    const before = await away!.getBalance({ address: cid.address });
    const cast = await desk.castAway(bea, proposal, { support: 1, bridges: BRIDGES, surplus: 7n, refund: cid.address });
    expect((await away!.getBalance({ address: cid.address })) - before).toBe(7n);
    const payload = sentIn(cast);
    await bring(cast, ['axelar']);
    await expect(home!.call(execution(payload))).rejects.toThrow('revert');
    await bring(cast, ['hyperlane']);
    await mined(home!, execution(payload));
    expect(await desk.votesOn(proposal)).toEqual([0n, parseEther('300'), 0n]);
    await bring(cast, ['layerzero']);
    await expect(home!.call(execution(payload))).rejects.toThrow('revert');
    await desk.execute(proposal);
  });

  it('count together, however many voters there are, and each once', async () => {
    const { ada, bea, cid } = desk;
    const proposal = await desk.propose('Together');
    await desk.castAway(bea, proposal, { support: 0 });
    await desk.castAway(cid, proposal, { support: 1 });
    const tally = await desk.sendTally(ada, proposal, BRIDGES);
    await bring(tally, ['layerzero', 'axelar']);
    await mined(home!, execution(sentIn(tally)));
    expect(await desk.votesOn(proposal)).toEqual([parseEther('300'), parseEther('50'), 0n]);
  });
});
