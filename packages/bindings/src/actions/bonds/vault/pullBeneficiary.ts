import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { bondVestingVaultAbi } from '../../../contracts.ts';

export interface PullBeneficiaryParameters {
  vault: Address;
  scheduleId: bigint;
}

/** By whom the schedule was offered to. */
export function encodePullBeneficiary({ vault, scheduleId }: PullBeneficiaryParameters): Call {
  return {
    to: vault,
    data: encodeFunctionData({ abi: bondVestingVaultAbi, functionName: 'pullBeneficiary', args: [scheduleId] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const pullBeneficiary = (client: WriteClient, parameters: PullBeneficiaryParameters): Promise<Hex> =>
  sendCall(client, encodePullBeneficiary(parameters));
