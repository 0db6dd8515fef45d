import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { PlanError, type PlanErrorCode } from '../../errors.ts';
import type { PlanInput } from '../../types.ts';

/** Controllers need one address on all of their chains, because adapters connect an address with itself, and addresses depend on the deployer. */
export function refuseOtherDeployers(
  deployer: Address,
  deployers: PlanInput['deployers'],
  chainIds: readonly ChainId[],
  code: PlanErrorCode,
): void {
  for (const chainId of chainIds) {
    if (!deployers[chainId]) throw new PlanError('deployer-missing', `chain ${chainId}`);
    if (!sameAddress(deployers[chainId], deployer)) throw new PlanError(code, `chain ${chainId}`);
  }
}
