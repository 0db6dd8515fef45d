import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../call.ts';
import { timelockAbi } from '../../contracts.ts';
import { TIMELOCK_ROLES } from '../../roles.ts';

/** Whether an account may act in `role`; asked of the zero address, whether everybody may. */
export function hasTimelockRole(
  client: ReadClient,
  { timelock, role, account }: { timelock: Address; role: keyof typeof TIMELOCK_ROLES; account: Address },
): Promise<boolean> {
  return readContract(client, { address: timelock, abi: timelockAbi, functionName: 'hasRole', args: [TIMELOCK_ROLES[role], account] });
}
