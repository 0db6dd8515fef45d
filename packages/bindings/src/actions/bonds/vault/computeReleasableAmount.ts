import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondVestingVaultAbi } from '../../../contracts.ts';

/** What has vested and not been released, units. */
export function computeReleasableAmount(
  client: ReadClient,
  { vault, scheduleId }: { vault: Address; scheduleId: bigint },
): Promise<bigint> {
  return readContract(client, { address: vault, abi: bondVestingVaultAbi, functionName: 'computeReleasableAmount', args: [scheduleId] });
}
