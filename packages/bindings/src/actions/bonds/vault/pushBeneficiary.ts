import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { bondVestingVaultAbi } from '../../../contracts.ts';

export interface PushBeneficiaryParameters {
  vault: Address;
  scheduleId: bigint;
  /** The zero address takes the offer back. */
  candidate: Address;
}

/** By the beneficiary: offers what has not been released. */
export function encodePushBeneficiary({ vault, scheduleId, candidate }: PushBeneficiaryParameters): Call {
  return {
    to: vault,
    data: encodeFunctionData({ abi: bondVestingVaultAbi, functionName: 'pushBeneficiary', args: [scheduleId, candidate] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const pushBeneficiary = (client: WriteClient, parameters: PushBeneficiaryParameters): Promise<Hex> =>
  sendCall(client, encodePushBeneficiary(parameters));
