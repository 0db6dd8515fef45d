import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { bondVestingVaultAbi } from '../../../contracts.ts';

export interface ReleaseManyVestedParameters {
  vault: Address;
  scheduleIds: readonly bigint[];
}

/** By the beneficiary of all of them, who is paid whatever is releasable. Reverts `Vesting_NothingToRelease`. */
export function encodeReleaseManyVested({ vault, scheduleIds }: ReleaseManyVestedParameters): Call {
  return { to: vault, data: encodeFunctionData({ abi: bondVestingVaultAbi, functionName: 'releaseMany', args: [scheduleIds] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const releaseManyVested = (client: WriteClient, parameters: ReleaseManyVestedParameters): Promise<Hex> =>
  sendCall(client, encodeReleaseManyVested(parameters));
