import type { OrganisationDetail } from '@althing/domain/http';
import type { Plan } from '@althing/planner';
import { sameAddress } from '@althing/domain/units';
import { contractName } from '@althing/domain/organisation';
import type { ChainDeployment } from './deployment.ts';

export interface AddressChange {
  id: string;
  name: string;
  from: string;
  to: string;
}

/** Predicted addresses of a chain that change if another account sends its transaction. */
export function addressChanges(organisation: OrganisationDetail, { chainId }: ChainDeployment, next: Plan): AddressChange[] {
  const steps = next.chains.find((chain) => chain.chainId === chainId)?.steps ?? [];
  return organisation.contracts
    .filter((contract) => contract.chainId === chainId)
    .flatMap((contract) => {
      const to = steps.find((step) => step.id === contract.stepId)?.address;
      return to && !sameAddress(to, contract.address)
        ? [{ id: contract.stepId, name: contractName(contract), from: contract.address, to }]
        : [];
    });
}

/** The deployers with `account` as the one of `chainId`. */
export function withDeployer(organisation: OrganisationDetail, chainId: number, account: string): { chainId: number; deployer: string }[] {
  const others = organisation.deployers.filter((entry) => entry.chainId !== chainId);
  return [...others, { chainId, deployer: account }];
}
