import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { feeCollectorAbi } from '../../contracts.ts';

export interface UpdateFeeBpsParameters {
  collector: Address;
  /** Of 100,000. */
  feeBps: bigint;
}

/** By the collector's owner. Reverts `FeeCollector_FeeExceedsMaxBps` above 1,000. */
export function encodeUpdateFeeBps({ collector, feeBps }: UpdateFeeBpsParameters): Call {
  const data = encodeFunctionData({ abi: feeCollectorAbi, functionName: 'updateFeeBps', args: [feeBps] });
  return { to: collector, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const updateFeeBps = (client: WriteClient, parameters: UpdateFeeBpsParameters): Promise<Hex> =>
  sendCall(client, encodeUpdateFeeBps(parameters));
