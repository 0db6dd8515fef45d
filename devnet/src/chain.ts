import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { anvilProgram } from './binaries.ts';
import { stopChild, untilReady } from './child.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface ChainOptions {
  chainId: number;
  port: number;
  /** File in which the chain's state is kept between starts; without it nothing is kept. */
  stateFile?: string;
  /** A state that another start stored in its `stateFile`. This chain continues from it and leaves the file unchanged. */
  loadState?: string | undefined;
  /** Time of block 0 in UNIX seconds; now without it. A chain with a stored state only uses it at its first start. */
  startTime?: number;
  /** Seconds between empty blocks; without it there are none. Transactions are always mined at once. */
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

/** One JSON-RPC call. Throws with the node's message. */
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

/** Copies a stored state for a chain that keeps a state of its own. */
export function copyState(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(genesisFile(from), genesisFile(to));
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

/**
 * The time of block 0, the same at every start. anvil makes a genesis block at each start and stores it next to the earlier one; if these differed,
 * either could become block 0, and an indexer would rightly see another chain.
 */
function genesisTime(stateFile: string, first = nowSeconds()): number {
  const file = genesisFile(stateFile);
  if (!existsSync(file)) writeFileSync(file, String(first));
  return Number(readFileSync(file, 'utf8'));
}

/**
 * Sets the clock to now, or to the last block where the clock was moved ahead, because anvil does not store its clock offset. A chain with a stored
 * state
 * mines a block, because contract reads use the last block's time.
 */
async function restoreClock(url: string, isStored: boolean): Promise<void> {
  const { timestamp } = await rpc<{ timestamp: string }>(url, 'eth_getBlockByNumber', ['latest', false]);
  await rpc(url, 'anvil_setTime', [Math.max(nowSeconds(), Number(timestamp) + 1)]);
  if (isStored) await rpc(url, 'evm_mine');
}

/**
 * An empty folder for the states of past blocks, hundreds of megabytes for a long test. anvil would keep them in the home directory, where
 * those of a chain that was killed stay for ever.
 */
function emptyHistory(stateFile: string | undefined): string {
  if (!stateFile) return temporaryFolder('althing-chain-');
  const folder = `${stateFile}.history`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Starts anvil on the loopback interface. Resolves when it answers. */
export async function startChain({
  chainId,
  port,
  stateFile,
  loadState,
  startTime,
  blockTime,
  logFile,
}: ChainOptions): Promise<LocalChain> {
  const history = emptyHistory(stateFile);
  const flags = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--cache-path', history];
  flags.push('--silent', '--no-request-size-limit');
  if (stateFile) {
    flags.push('--state', stateFile, '--state-interval', '5', '--timestamp', String(genesisTime(stateFile, startTime)));
  } else if (startTime) flags.push('--timestamp', String(startTime));
  if (loadState) flags.push('--load-state', loadState, '--timestamp', String(genesisTime(loadState)));
  if (blockTime) flags.push('--block-time', String(blockTime), '--mixed-mining');
  const log = logFile ? openSync(logFile, 'a') : 'ignore';
  // In a process group of its own, so that Ctrl-C in the terminal only reaches the parent, which then stops everything in order.
  const child = spawn(anvilProgram(), flags, { stdio: ['ignore', log, log], detached: true });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, `Chain ${chainId}`, async () => {
    if (Number(await rpc(url, 'eth_chainId')) !== chainId) return false;
    if (!startTime) await restoreClock(url, loadState !== undefined);
    return true;
  });
  const stop = async () => {
    await stopChild(child);
    rmSync(history, { recursive: true, force: true });
  };
  return { chainId, url, pid: child.pid!, child, stop };
}
