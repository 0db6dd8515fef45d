import { type Address, sameAddress } from '@althing/domain/units';
import { zeroAddress } from 'viem';

/** Why votes that are delegated to `delegatee` would be lost, as far as that can be seen; undefined where it cannot. */
export function delegateeWarning(delegatee: Address | undefined, token: Address): string | undefined {
  if (sameAddress(delegatee, zeroAddress))
    return 'Nobody holds this address: your votes would count for nobody until you delegate them again.';
  if (sameAddress(delegatee, token))
    return 'This is the token itself, which cannot vote: your votes would count for nobody until you delegate them again.';
  return undefined;
}
