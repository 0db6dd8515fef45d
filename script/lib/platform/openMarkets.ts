import { writeFileSync } from 'node:fs';
import { type Call, contractCall, missingOpeningSteps, type ReadClient, sendCall, timelockAbi, type WriteClient } from '@althing/bindings';
import { zeroHash } from 'viem';
import { getBlock, readContract, waitForTransactionReceipt } from 'viem/actions';
import { PlatformError, type PlatformOptions } from './options.ts';
import type { Survey } from './survey.ts';

/** As `TimelockController.OperationState` counts. */
const [UNSET, WAITING, READY] = [0, 1, 2];

/** What the timelock is to do, as its functions take it. */
function operation(calls: readonly Call[]) {
  return [calls.map(({ to }) => to), calls.map(({ value }) => value), calls.map(({ data }) => data), zeroHash, zeroHash] as const;
}

/** A batch as Safe's Transaction Builder reads it. */
function transactionBuilderFile({ chain }: PlatformOptions, call: Call): string {
  const batch = {
    version: '1.0',
    chainId: String(chain.id),
    meta: { name: 'Open the bond markets of the platform' },
    transactions: [{ to: call.to, value: String(call.value), data: call.data }],
  };
  return `${JSON.stringify(batch, null, 2)}\n`;
}

const hours = (seconds: bigint): string => `${(Number(seconds) / 3600).toFixed(1)} hours`;

/**
 * Takes the opening of bond markets one step further: the Safe schedules it, the delay passes, anybody executes it.
 *
 * @returns what was done, or what somebody has to do next.
 */
export async function openMarkets(
  client: ReadClient,
  { timelock: address, contracts }: Survey,
  options: PlatformOptions,
  sender: WriteClient | undefined,
): Promise<string> {
  const calls = (await missingOpeningSteps(client, contracts)).flatMap((step) => step.calls);
  if (calls.length === 0) return 'Bond markets are open.';
  const timelock = { address, abi: timelockAbi } as const;
  const batch = operation(calls);
  const id = await readContract(client, { ...timelock, functionName: 'hashOperationBatch', args: batch });
  const state = await readContract(client, { ...timelock, functionName: 'getOperationState', args: [id] });
  if (state === UNSET) {
    const delay = await readContract(client, { ...timelock, functionName: 'getMinDelay' });
    const call = contractCall({ ...timelock, functionName: 'scheduleBatch', args: [...batch, delay] });
    writeFileSync(options.scheduleFile, transactionBuilderFile(options, call));
    return `Bond markets are closed. The Safe ${options.safe} has to send the transaction in ${options.scheduleFile} (Safe's Transaction Builder reads it); run this command again ${hours(delay)} later.`;
  }
  if (state === WAITING) {
    const [due, { timestamp }] = await Promise.all([
      readContract(client, { ...timelock, functionName: 'getTimestamp', args: [id] }),
      getBlock(client),
    ]);
    return `Bond markets are closed. The Safe has scheduled their opening; run this command again in ${hours(due - timestamp)}.`;
  }
  if (state !== READY) throw new PlatformError('The opening of bond markets was executed, but auctioneers are missing.');
  if (!sender) return 'Bond markets are closed. Their opening is due: run this command with --send.';
  const hash = await sendCall(sender, contractCall({ ...timelock, functionName: 'executeBatch', args: batch }));
  const { status } = await waitForTransactionReceipt(client, { hash });
  if (status !== 'success') throw new PlatformError(`The opening of bond markets failed: ${hash}`);
  return `Bond markets are open, as of ${hash}.`;
}
