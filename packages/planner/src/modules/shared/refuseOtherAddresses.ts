import { type ChainId, sameAddress } from '@althing/domain/units';
import type { Site } from '../../design.ts';
import { PlanError, type PlanErrorCode } from '../../errors.ts';
import { authorityOn } from '../../identity.ts';
import type { PlanInput } from '../../types.ts';

/** Controllers need one address on all of their chains, because adapters connect an address with itself. */
export function refuseOtherAddresses({ authority }: Site, input: PlanInput, chainIds: readonly ChainId[], code: PlanErrorCode): void {
  for (const chainId of chainIds) {
    if (!sameAddress(authorityOn(input, chainId), authority)) throw new PlanError(code, `chain ${chainId}`);
  }
}
