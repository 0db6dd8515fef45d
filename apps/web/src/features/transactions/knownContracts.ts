import type { KnownContract } from '@althing/bindings';
import type { OrganisationDetail } from '@althing/domain/http';
import { CONTRACT_KIND_FACTS, contractName } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import { bondKnownContracts } from '../../lib/chain/bondKnownContracts.ts';
import { PLATFORM_CONTRACTS } from '../../lib/chain/platformContracts.ts';

/** Contracts of a chain whose calls can be decoded with certainty: the organisation's own and the platform's, those of its bonds too. */
export function knownContractsOf(contracts: OrganisationDetail['contracts'], chainId: number): KnownContract[] {
  const own = contracts
    .filter((contract) => contract.chainId === chainId)
    .map((contract) => ({
      address: contract.address as Address,
      label: contractName(contract),
      abi: CONTRACT_KIND_FACTS[contract.kind].program,
    }));
  return [...own, ...PLATFORM_CONTRACTS, ...bondKnownContracts(chainId)];
}
