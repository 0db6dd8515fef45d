import type { VestingSchedule } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondVestingVaultAbi } from '../../../contracts.ts';

export interface HeldSchedule extends VestingSchedule {
  beneficiary: Address;
  token: Address;
}

/** Schedule of a linear bond. Reverts `Vesting_UnknownSchedule`. */
export function getVestingSchedule(
  client: ReadClient,
  { vault, scheduleId }: { vault: Address; scheduleId: bigint },
): Promise<HeldSchedule> {
  return readContract(client, { address: vault, abi: bondVestingVaultAbi, functionName: 'getVestingSchedule', args: [scheduleId] });
}
