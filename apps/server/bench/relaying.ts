import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { messageControllerAbi } from '@althing/bindings';
import { BRIDGE_RELAYER } from '@althing/bindings/localBridges';
import { type LocalChain, type LocalClient, localAccount, localClient, MessageDesk, mined } from '@althing/devnet';
import type { Bridge } from '@althing/domain/bridges';
import { getAbiItem } from 'viem';
import { startTestChain, startTestPostgres } from '../test/indexer/services.ts';
import type { TestRelayerOptions } from '../test/relayer/testRelayer.ts';

export interface RelayingFigures {
  /** From the start of the relayer until the last of the messages is executed, all of which were sent before. */
  allMs: number;
  /** How many of them were executed. */
  executed: number;
  /** What that took on the destination. */
  transactions: number;
  /** The anchor: as many transfers of nothing, sixteen at once, each until its receipt. */
  bareMs: number;
  /** Of single messages, each from its receipt until it is executed. */
  singleMs: readonly number[];
  /** The anchor: the same message, from its sending to its receipt. */
  bareSingleMs: readonly number[];
}

const CHAIN_IDS = [31337, 31338, 31339];
const BRIDGES: readonly Bridge[] = ['hyperlane', 'layerzero', 'ccip'];
const AGREEMENT = { bridges: BRIDGES, threshold: 2 };
const LONGEST_MS = 900_000;
const AT_ONCE = 16;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Works while a relayer runs, as a process of its own. */
async function whileRelaying<Result>(options: TestRelayerOptions, work: () => Promise<Result>): Promise<Result> {
  const child = fork(fileURLToPath(new URL('../test/relayer/relayerProcess.ts', import.meta.url)));
  const gone = once(child, 'exit');
  child.send(options);
  try {
    return await work();
  } finally {
    child.kill('SIGKILL');
    await gone;
  }
}

/** Counts the executions of the desk's messages after a block, until there are so many or time is up. */
async function countExecutions(
  desk: MessageDesk,
  { far, after, awaited }: { far: LocalClient; after: bigint; awaited: number },
): Promise<number> {
  const event = getAbiItem({ abi: messageControllerAbi, name: 'MessageExecuted' });
  let [executed, next] = [0, after + 1n];
  for (const end = performance.now() + LONGEST_MS; executed < awaited && performance.now() < end; await pause(100)) {
    const head = await far.getBlockNumber();
    if (head < next) continue;
    executed += (await far.getLogs({ address: desk.controller, event, fromBlock: next, toBlock: head })).length;
    next = head + 1n;
  }
  return executed;
}

/** Transfers that do nothing, a few at once, none of which is written down anywhere. */
async function sendBare(client: LocalClient, count: number): Promise<void> {
  const account = localAccount(5);
  const first = await client.getTransactionCount({ address: account.address });
  let sent = 0;
  const sender = async () => {
    while (sent < count) {
      const nonce = first + sent++;
      await mined(client, { account, to: account.address, data: '0x', nonce, gas: 21_000n });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

async function untilExecuted(desk: MessageDesk, message: Parameters<MessageDesk['stateOf']>[0]): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await pause(2))
    if ((await desk.stateOf(message)).executed) return;
  throw new Error('A message was not executed');
}

async function measureSingles(desk: MessageDesk, count: number) {
  const [singleMs, bareSingleMs]: [number[], number[]] = [[], []];
  for (let n = 0; n < count; n += 1) {
    const started = performance.now();
    const message = await desk.send(AGREEMENT);
    bareSingleMs.push(performance.now() - started);
    singleMs.push(await timed(() => untilExecuted(desk, message)));
    // Messages come at any moment of the relayer's round.
    await pause((n * 37) % 100);
  }
  return { singleMs, bareSingleMs };
}

async function measure(chains: readonly LocalChain[], databaseUrl: string, wanted: { together: number; single: number }) {
  const [home, far] = chains.slice(0, 2).map((chain) => localClient(chain)) as [LocalClient, LocalClient];
  const desk = await MessageDesk.open(home, far);
  const options = { databaseUrl, urls: chains.map(({ url }) => url) };
  const singles = await whileRelaying(options, () => measureSingles(desk, wanted.single));
  await desk.sendMany(AGREEMENT, wanted.together);
  const sentByRelayer = () => far.getTransactionCount({ address: BRIDGE_RELAYER.address });
  const [head, before] = [await far.getBlockNumber(), await sentByRelayer()];
  let executed = 0;
  const allMs = await timed(() =>
    whileRelaying(options, async () => (executed = await countExecutions(desk, { far, after: head, awaited: wanted.together }))),
  );
  const transactions = (await sentByRelayer()) - before;
  return { ...singles, allMs, executed, transactions, bareMs: await timed(() => sendBare(far, transactions)) };
}

/** Messages over three bridges, two of which have to agree: one after the other, then many that wait when the relayer starts. */
export async function measureRelaying(wanted: { together: number; single: number }): Promise<RelayingFigures> {
  const [postgres, ...chains] = await Promise.all([startTestPostgres(), ...CHAIN_IDS.map((id) => startTestChain(id))]);
  try {
    const { url } = await postgres.createDatabase('relayer');
    return await measure(chains, url, wanted);
  } finally {
    await Promise.all([postgres.stop(), ...chains.map((chain) => chain.stop())]);
  }
}
