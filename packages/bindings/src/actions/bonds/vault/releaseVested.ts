import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { bondVestingVaultAbi } from '../../../contracts.ts';

export interface ReleaseVestedParameters {
  vault: Address;
  scheduleId: bigint;
  /** Units, at most what is releasable. */
  amount: bigint;
}

/** By the beneficiary, who is paid. Reverts `Vesting_ExceedsReleasable`. */
export function encodeReleaseVested({ vault, scheduleId, amount }: ReleaseVestedParameters): Call {
  return {
    to: vault,
    data: encodeFunctionData({ abi: bondVestingVaultAbi, functionName: 'release', args: [scheduleId, amount] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const releaseVested = (client: WriteClient, parameters: ReleaseVestedParameters): Promise<Hex> =>
  sendCall(client, encodeReleaseVested(parameters));
