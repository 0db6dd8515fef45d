import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { anvilProgram } from './binaries.ts';
import { stopChild, untilReady } from './child.ts';

export interface ChainOptions {
  chainId: number;
  port: number;
  /** Where the chain's state is kept between starts; nothing is kept without it. */
  stateFile?: string;
  /** A state that `stateFile` of another start has left, from which this one goes on and which stays as it is. */
  loadState?: string | undefined;
  /** Time of block 0, from which the clock goes on; now without it. A kept chain takes it at its first start only. */
  startTime?: number;
  /** Seconds between empty blocks; without it blocks are mined only for transactions. Transactions are always mined at once. */
  blockTime?: number;
  logFile?: string;
}

export interface LocalChain {
  chainId: number;
  url: string;
  pid: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** One JSON-RPC call; throws with the node's message. */
export async function rpc<Result = unknown>(url: string, method: string, params: readonly unknown[] = []): Promise<Result> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const answer = (await response.json()) as { result: Result; error?: { message: string } };
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
  return answer.result;
}

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const genesisFile = (stateFile: string): string => `${stateFile}.genesis`;

/** A copy of a stored state for a chain that shall keep its own. */
export function copyState(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(genesisFile(from), genesisFile(to));
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

/**
 * The time of block 0, the same at every start. anvil makes a genesis of its own each time and keeps it beside the stored one;
 * were they different blocks, either could turn up as block 0, and an indexer would rightly find another chain.
 */
function genesisTime(stateFile: string, first = nowSeconds()): number {
  const file = genesisFile(stateFile);
  if (!existsSync(file)) writeFileSync(file, String(first));
  return Number(readFileSync(file, 'utf8'));
}

/**
 * The clock goes on from now, or from the last block where the chain was moved into the future: anvil keeps no clock offset. A stored
 * state gets a block, as contracts that are only asked take the last one's time for now.
 */
async function restoreClock(url: string, isStored: boolean): Promise<void> {
  const { timestamp } = await rpc<{ timestamp: string }>(url, 'eth_getBlockByNumber', ['latest', false]);
  await rpc(url, 'anvil_setTime', [Math.max(nowSeconds(), Number(timestamp) + 1)]);
  if (isStored) await rpc(url, 'evm_mine');
}

/** Starts anvil on the loopback interface and resolves when it answers. */
export async function startChain({
  chainId,
  port,
  stateFile,
  loadState,
  startTime,
  blockTime,
  logFile,
}: ChainOptions): Promise<LocalChain> {
  const flags = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--silent', '--no-request-size-limit'];
  if (stateFile) {
    mkdirSync(dirname(stateFile), { recursive: true });
    flags.push('--state', stateFile, '--state-interval', '5', '--timestamp', String(genesisTime(stateFile, startTime)));
  } else if (startTime) flags.push('--timestamp', String(startTime));
  if (loadState) flags.push('--load-state', loadState, '--timestamp', String(genesisTime(loadState)));
  if (blockTime) flags.push('--block-time', String(blockTime), '--mixed-mining');
  const log = logFile ? openSync(logFile, 'a') : 'ignore';
  // A group of its own: Ctrl-C in the terminal reaches only the parent, which then stops everything in order.
  const child = spawn(anvilProgram(), flags, { stdio: ['ignore', log, log], detached: true });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, `Chain ${chainId}`, async () => {
    if (Number(await rpc(url, 'eth_chainId')) !== chainId) return false;
    if (!startTime) await restoreClock(url, loadState !== undefined);
    return true;
  });
  return { chainId, url, pid: child.pid!, child, stop: () => stopChild(child) };
}
