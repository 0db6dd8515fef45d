import { messageControllerAbi, payloadHashOf } from '@althing/bindings';
import type { Hex } from '@althing/domain/units';
import { encodeFunctionData, getAddress, type PublicClient } from 'viem';
import type { RelayerTask } from '../store/relayer.ts';
import { DONE, dropped, later, type Outcome, waits } from './outcome.ts';
import type { RelayerSettings } from './settings.ts';
import type { WalletCall } from './wallet.ts';

/** Seconds during which a confirmed message can be executed, and an unconfirmed one can be confirmed: `MessageReceiving.EXPIRY`. */
const EXPIRY = 30 * 86_400;
/** A message that asks for more gas than this is left for others to execute. */
const MAX_GAS = 10_000_000n;
/** Tenths of the estimate that are given as gas limit, because the estimate changes from block to block. */
const GAS_BUFFER = 12n;

export interface ExecutionDependencies {
  /** Client of the destination chain. */
  client: PublicClient;
  account: Hex;
  send(taskId: number, call: WalletCall): Promise<unknown>;
  settings: Pick<RelayerSettings, 'pollMs'>;
  now(): Date;
}

/** Executes a controller's message as soon as the destination allows it. */
export async function execute(task: RelayerTask, { client, account, send, settings, now }: ExecutionDependencies): Promise<Outcome> {
  const [origin, payload] = [BigInt(task.origin), task.payload!];
  const controller = { address: getAddress(task.controller!), abi: messageControllerAbi } as const;
  const state = () => client.readContract({ ...controller, functionName: 'messageState', args: [origin, payload] });
  const [votes, executableAt, isExecuted] = await state();
  if (isExecuted) return DONE;
  const args = [payloadHashOf(task.origin, payload)] as const;
  if (await client.readContract({ ...controller, functionName: 'isCancelled', args })) return dropped('It was cancelled');
  const age = (now().getTime() - task.createdAt.getTime()) / 1000;
  if (executableAt === 0n) {
    return age > EXPIRY ? dropped('It was never confirmed, and has expired') : waits(`${votes} bridges have brought it`);
  }
  const { timestamp } = await client.getBlock();
  if (timestamp > executableAt + BigInt(EXPIRY)) return dropped('It has expired');
  // The next block will be later than the newest one; and the clock of a local chain can be moved forward.
  const left = Number(executableAt - timestamp) - 1;
  if (left > 0) return later(new Date(now().getTime() + Math.min(left * 1000, settings.pollMs * 10)), 'Its delay is not over');
  const data = encodeFunctionData({ abi: messageControllerAbi, functionName: 'execute', args: [origin, payload] });
  const call = { to: controller.address, data, value: 0n };
  const gas = ((await client.estimateGas({ account, ...call })) * GAS_BUFFER) / 10n;
  if (gas > MAX_GAS) throw new Error(`Its calls take ${gas} gas, and no more than ${MAX_GAS} is paid for`);
  await send(task.id, { ...call, gas });
  const [, , isNow] = await state();
  return isNow ? DONE : waits('Its execution did not last');
}
