import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BRIDGE_RELAYER } from '@althing/bindings/localBridges';
import type { MessageDesk } from '@althing/devnet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printTable } from '../printTable.ts';
import { Portal } from './portal.ts';
import { executions, RelayerSite } from './site.ts';
import { startTestRelayer, type TestRelayerOptions } from './testRelayer.ts';
import { startWatchedNode, type WatchedNode } from './watchedNode.ts';

const PROGRAM = fileURLToPath(new URL('./relayerProcess.ts', import.meta.url));
const BRIDGES = ['hyperlane', 'layerzero', 'ccip'] as const;
const AGREEMENT = { bridges: BRIDGES, threshold: 2 };
/** One of Hyperlane, three of LayerZero, one of CCIP, and the execution; of a message and of a transfer. */
const TRANSACTIONS = 2 * 6;

interface Stage {
  name: string;
  chain: 'origin' | 'destination';
  method: string;
  /** The process is killed before the call reaches the node, or once the node has answered and nobody was told. */
  when: 'before' | 'after';
  /** At which of such calls. */
  nth: number;
}

const stage = (name: string, chain: Stage['chain'], method: string, when: Stage['when'], nth = 1): Stage => ({
  name,
  chain,
  method,
  when,
  nth,
});

const STAGES: readonly Stage[] = [
  stage('before anything is read', 'origin', 'eth_getLogs', 'before'),
  stage('read, and not written down', 'origin', 'eth_getTransactionReceipt', 'after'),
  stage('written down, and nothing asked', 'destination', 'eth_call', 'before'),
  ...[1, 2, TRANSACTIONS].flatMap((nth) => [
    stage(`transaction ${nth} signed, and not sent`, 'destination', 'eth_sendRawTransaction', 'before', nth),
    stage(`transaction ${nth} sent, and nobody told`, 'destination', 'eth_sendRawTransaction', 'after', nth),
  ]),
  stage('mined, and its receipt not seen', 'destination', 'eth_getTransactionReceipt', 'before'),
];

let site: RelayerSite;
let desk: MessageDesk;
let portal: Portal;
let nodes: WatchedNode[];
const processes = new Set<ChildProcess>();

const options = (): TestRelayerOptions => ({ databaseUrl: site.databaseUrl, urls: nodes.map(({ url }) => url) });

/** A process that waits to be told to relay: starting one takes longer than all that is tested. */
function spare(): ChildProcess {
  const child = fork(PROGRAM);
  processes.add(child);
  child.once('exit', () => processes.delete(child));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Has the process relay, and resolves when the stage was reached and the process is dead. */
async function dieAt(child: ChildProcess, { chain, method, when, nth }: Stage): Promise<void> {
  const node = nodes[chain === 'origin' ? 0 : 1]!;
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  node.hooks = {
    [when](asked: string) {
      if (asked !== method || (calls += 1) < nth) return;
      child.kill('SIGKILL');
      resolve();
      throw new Error('Whoever asked is dead');
    },
  };
  child.send(options());
  await promise;
  node.hooks = {};
  await kill(child);
}

beforeAll(async () => {
  site = await RelayerSite.start();
  await site.migrate();
  nodes = await Promise.all(site.chains.map(({ url }) => startWatchedNode(url)));
  desk = await site.desk(0, 1);
  portal = await Portal.open(site.clients[0]!, site.clients[1]!);
}, 120_000);
afterAll(async () => {
  await Promise.all([...processes].map(kill));
  await Promise.all((nodes ?? []).map((node) => node.stop()));
  await site?.stop();
});

const sentByRelayer = () => site.clients[1]!.getTransactionCount({ address: BRIDGE_RELAYER.address });

describe('a relayer that is killed', { timeout: 240_000 }, () => {
  it('at any stage leaves everything to the next one, which brings it once and executes it once', async (context) => {
    const table: Record<string, string | number>[] = [];
    let next = spare();
    for (const each of STAGES) {
      const child = next;
      next = spare();
      const before = await sentByRelayer();
      const [message, transfer] = [await desk.send(AGREEMENT), await portal.send(AGREEMENT)];
      await dieAt(child, each);
      const successor = startTestRelayer(options());
      const [executed] = await executions(desk, message);
      const [arrived] = await portal.arrivals(transfer);
      await site.done();
      await successor.stop();
      table.push({
        killed: each.name,
        bridges: (await desk.receivedBy(message)).length,
        executions: Number(executed),
        transferBridges: (await portal.receivedBy(transfer)).length,
        arrivals: arrived!,
        transactions: (await sentByRelayer()) - before,
      });
    }
    printTable(context, [Object.keys(table[0]!), ...table.map((row) => Object.values(row))]);
    const right = { bridges: 3, executions: 1, transferBridges: 3, arrivals: 1, transactions: TRANSACTIONS };
    expect(table).toEqual(STAGES.map(({ name }) => ({ killed: name, ...right })));
  });
});
