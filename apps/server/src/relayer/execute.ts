import { assetControllerAbi, messageControllerAbi, payloadHashOf } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { encodeFunctionData, getAddress, hexToNumber, type PublicClient, slice } from 'viem';
import type { RelayerTask } from '../store/relayer.ts';
import { DONE, dropped, later, type Outcome, waits } from './outcome.ts';
import type { RelayerSettings } from './settings.ts';
import type { WalletCall } from './wallet.ts';

/** Seconds during which a confirmed message can be executed, and an unconfirmed one can be confirmed: `MessageReceiving.EXPIRY`. */
const EXPIRY = 30 * 86_400;
/** What asks for more gas than this is left for others to execute. */
const MAX_GAS = 10_000_000n;
/** Tenths of the estimate that are given as gas limit, because the estimate changes from block to block. */
const GAS_BUFFER = 12n;
/** The bits of a payload's first byte that say how many bridges have to agree. */
const THRESHOLD_BITS = 31;

export interface ExecutionDependencies {
  /** Client of the destination chain. */
  client: PublicClient;
  account: Hex;
  send(taskId: number, call: WalletCall): Promise<unknown>;
  settings: Pick<RelayerSettings, 'delayMs' | 'listenMs'>;
  /** Whether executing is left to others for now, as on local chains it can be. */
  isPaused(): Promise<boolean>;
  now(): Date;
}

const DID_NOT_LAST = waits('Its execution did not last');

const controllerOf = ({ controller }: RelayerTask) => getAddress(controller!);
const payloadOf = ({ origin, payload }: RelayerTask) => [BigInt(origin), payload!] as const;

/** Too few bridges have brought it. Its controller emits an event when another one does. */
const unheard = (votes: bigint, { settings, now }: ExecutionDependencies): Outcome =>
  later(new Date(now().getTime() + settings.listenMs), `${votes} bridges have brought it`);

const HELD_MS = 250;

const paused = ({ now }: Pick<ExecutionDependencies, 'now'>): Outcome => later(new Date(now().getTime() + HELD_MS), 'Executing is paused');

/** Calls what anybody may call; `execute` is the same for message and asset controllers. @throws the contract's reason where it fails. */
async function ask(
  functionName: 'confirm' | 'execute',
  task: RelayerTask,
  { client, account, send }: Pick<ExecutionDependencies, 'client' | 'account' | 'send'>,
): Promise<void> {
  const data = encodeFunctionData({ abi: messageControllerAbi, functionName, args: payloadOf(task) });
  const call = { to: controllerOf(task), data, value: 0n };
  const gas = ((await client.estimateGas({ account, ...call })) * GAS_BUFFER) / 10n;
  if (gas > MAX_GAS) throw new Error(`Its calls take ${gas} gas, and no more than ${MAX_GAS} is paid for`);
  await send(task.id, { ...call, gas });
}

/** Whether enough bridges have brought an unconfirmed message, because the destination asks for fewer than when they did. */
async function isAgreed(task: RelayerTask, votes: bigint, client: PublicClient): Promise<boolean> {
  if (votes === 0n) return false;
  const controller = { address: controllerOf(task), abi: messageControllerAbi } as const;
  const [minimum] = await client.readContract({ ...controller, functionName: 'originOf', args: [BigInt(task.origin)] });
  const threshold = hexToNumber(slice(task.payload!, 0, 1)) & THRESHOLD_BITS;
  return minimum > 0 && votes >= BigInt(Math.max(minimum, threshold));
}

/** Executes a controller's message or votes as soon as the destination allows it; confirms it first where no bridge will. */
export async function executeMessage(task: RelayerTask, dependencies: ExecutionDependencies): Promise<Outcome> {
  const { client, settings, now } = dependencies;
  const controller = { address: controllerOf(task), abi: messageControllerAbi } as const;
  const state = () => client.readContract({ ...controller, functionName: 'messageState', args: payloadOf(task) });
  const [votes, executableAt, isExecuted] = await state();
  if (isExecuted) return DONE;
  const args = [payloadHashOf(task.origin, task.payload!)] as const;
  if (await client.readContract({ ...controller, functionName: 'isCancelled', args })) return dropped('It was cancelled');
  if (executableAt === 0n) {
    const age = (now().getTime() - task.createdAt.getTime()) / 1000;
    if (age > EXPIRY) return dropped('It was never confirmed, and has expired');
    if (!(await isAgreed(task, votes, client))) return unheard(votes, dependencies);
    if (await dependencies.isPaused()) return paused(dependencies);
    await ask('confirm', task, dependencies);
    return later(now(), 'It is confirmed');
  }
  const { timestamp } = await client.getBlock();
  if (timestamp > executableAt + BigInt(EXPIRY)) return dropped('It has expired');
  // The next block will be later than the newest one; and the clock of a local chain can be moved forward.
  const left = Number(executableAt - timestamp) - 1;
  if (left > 0) return later(new Date(now().getTime() + Math.min(left * 1000, settings.delayMs)), 'Its delay is not over');
  if (await dependencies.isPaused()) return paused(dependencies);
  await ask('execute', task, dependencies);
  const [, , isNow] = await state();
  return isNow ? DONE : DID_NOT_LAST;
}

/**
 * Executes an asset controller's transfer that was not executed on delivery, because several bridges have to agree on it, or because a limit, a
 * pause or the destination's clock prevented it. Whether something still does is found out by an estimate.
 */
export async function executeTransfer(task: RelayerTask, dependencies: ExecutionDependencies): Promise<Outcome> {
  const controller = { address: controllerOf(task), abi: assetControllerAbi } as const;
  const state = () => dependencies.client.readContract({ ...controller, functionName: 'transferState', args: payloadOf(task) });
  const [votes, isExecuted] = await state();
  if (isExecuted) return DONE;
  if (votes === 0n) return unheard(votes, dependencies);
  if (await dependencies.isPaused()) return paused(dependencies);
  await ask('execute', task, dependencies);
  const [, isNow] = await state();
  return isNow ? DONE : DID_NOT_LAST;
}
