import { type Call, contractCall, type ReadClient, sendCall, timelockAbi, type WriteClient } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { zeroHash } from 'viem';
import { getBlock, readContract, waitForTransactionReceipt } from 'viem/actions';
import type { PlatformOptions } from './options.ts';
import { PlatformError } from './platformError.ts';

/** As `TimelockController.OperationState` counts. */
const [UNSET, WAITING, READY] = [0, 1, 2];

/** Something that the timelock does once: the Safe schedules it, the delay passes, anybody executes it. */
export interface TimelockTask {
  /** What holds when it is done, and until then, without a full stop. */
  done: string;
  open: string;
  /** What it is called, with its article. */
  name: string;
  /** What is missing on the chain; none where it is done. */
  calls: readonly Call[];
}

export interface Step {
  /** What was done, or what somebody has to do next. */
  sentence: string;
  /** What the Safe has to send, where it is its turn. */
  schedule?: Call;
  /** Set where it was done just now. */
  isExecuted?: true;
}

/** What the timelock is to do, as its functions take it. */
function operation(calls: readonly Call[]) {
  return [calls.map(({ to }) => to), calls.map(({ value }) => value), calls.map(({ data }) => data), zeroHash, zeroHash] as const;
}

const hours = (seconds: bigint): string => `${(Number(seconds) / 3600).toFixed(1)} hours`;

/** Takes a task one step further. @param sender - executes what is due; nobody does without it. */
export async function takeStep(
  client: ReadClient,
  address: Address,
  { done, open, name, calls }: TimelockTask,
  { safe, scheduleFile }: PlatformOptions,
  sender: WriteClient | undefined,
): Promise<Step> {
  if (calls.length === 0) return { sentence: `${done}.` };
  const timelock = { address, abi: timelockAbi } as const;
  const batch = operation(calls);
  const id = await readContract(client, { ...timelock, functionName: 'hashOperationBatch', args: batch });
  const state = await readContract(client, { ...timelock, functionName: 'getOperationState', args: [id] });
  if (state === UNSET) {
    const delay = await readContract(client, { ...timelock, functionName: 'getMinDelay' });
    return {
      sentence: `${open}. The Safe ${safe} has to send the transaction in ${scheduleFile} (Safe's Transaction Builder reads it); run this command again ${hours(delay)} later.`,
      schedule: contractCall({ ...timelock, functionName: 'scheduleBatch', args: [...batch, delay] }),
    };
  }
  if (state === WAITING) {
    const [due, { timestamp }] = await Promise.all([
      readContract(client, { ...timelock, functionName: 'getTimestamp', args: [id] }),
      getBlock(client),
    ]);
    return { sentence: `${open}. The Safe has scheduled ${name}; run this command again in ${hours(due - timestamp)}.` };
  }
  if (state !== READY) throw new PlatformError(`${open}, though ${name} was executed.`);
  if (!sender) return { sentence: `${open}. It is time for ${name}: run this command with --send.` };
  const hash = await sendCall(sender, contractCall({ ...timelock, functionName: 'executeBatch', args: batch }));
  const { status } = await waitForTransactionReceipt(client, { hash });
  if (status !== 'success') throw new PlatformError(`Of the timelock, ${name} failed: ${hash}`);
  return { sentence: `${done}, as of ${hash}.`, isExecuted: true };
}
