import { type Address, sameAddress } from '@althing/domain/units';
import { zeroAddress } from 'viem';

/** Why votes delegated to `delegatee` would probably be lost; undefined where there is no sign of that. */
export function delegateeWarning(
  delegatee: Address | undefined,
  token: Address,
  governors: readonly { address: string; timelock: string | null }[],
): string | undefined {
  if (sameAddress(delegatee, zeroAddress))
    return 'Nobody holds this address: your votes would count for nobody until you delegate them again.';
  if (sameAddress(delegatee, token))
    return 'This is the token itself, which cannot vote: your votes would count for nobody until you delegate them again.';
  if (governors.some(({ address }) => sameAddress(delegatee, address)))
    return 'This is the governor itself, which counts votes and casts none: your votes would count for nobody until you delegate them again.';
  if (governors.some(({ timelock }) => sameAddress(delegatee, timelock)))
    return 'This is the timelock of a governor, which casts no votes: your votes would count for nobody until you delegate them again.';
  return undefined;
}
