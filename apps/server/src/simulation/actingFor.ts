import type { KnownContract, SafeOwners } from '@althing/bindings';
import type { GovernorView } from '@althing/domain/http';
import { CONTRACT_KIND_FACTS, type ContractKind, contractName } from '@althing/domain/organisation';
import type { OwnContract } from '@althing/domain/simulation';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import type { ProposalToSimulate } from './simulateProposal.ts';

/** A contract of an organisation, as it stands in the ledger. */
export interface LedgerEntry {
  chainId: ChainId;
  kind: ContractKind;
  name: string;
  address: string;
}

/** Who makes a proposal's calls, and whom it concerns. */
export type Acting = Pick<ProposalToSimulate, 'executor' | 'governor' | 'own' | 'contracts' | 'guardians' | 'votesTravel'>;

const ownOf = (contracts: readonly LedgerEntry[], chainId: ChainId): OwnContract[] =>
  contracts
    .filter((contract) => contract.chainId === chainId)
    .map((contract) => ({
      address: getAddress(contract.address),
      name: contractName(contract),
      program: CONTRACT_KIND_FACTS[contract.kind].program,
    }));

const hasSpokes = (contracts: readonly LedgerEntry[]): boolean => contracts.some(({ kind }) => kind === 'governorSpoke');

/** With the accounts that act, also where no organisation here is known to own them. */
function withActing(own: readonly OwnContract[], acting: readonly OwnContract[]): OwnContract[] {
  return [...own, ...acting.filter(({ address }) => !own.some((known) => sameAddress(known.address, address)))];
}

const known = (own: readonly OwnContract[]): KnownContract[] =>
  own.flatMap(({ address, name, program }) => (program ? [{ address, label: name, abi: program }] : []));

/** A governor decides, and its timelock, or itself without one, acts. */
export function actingForGovernor(view: GovernorView, contracts: readonly LedgerEntry[]): Acting {
  const governor = getAddress(view.address);
  const timelock = view.timelock === null ? null : getAddress(view.timelock);
  const own = withActing(ownOf(contracts, view.chainId), [
    { address: governor, name: 'the governor', program: 'Governor' },
    { address: getAddress(view.token), name: 'the governor’s token', program: 'Token' },
    ...(timelock === null ? [] : [{ address: timelock, name: 'the governor’s timelock', program: 'Timelock' } as const]),
  ]);
  return {
    executor: timelock ?? governor,
    governor,
    own,
    contracts: known(own),
    guardians: view.preExecutionVetoer === null ? [] : [getAddress(view.preExecutionVetoer)],
    votesTravel: hasSpokes(contracts),
  };
}

/** A Safe or another account acts by itself. */
export function actingForAccount(
  executor: Address,
  safe: SafeOwners | undefined,
  contracts: readonly LedgerEntry[],
  chainId: ChainId,
): Acting {
  const own = withActing(ownOf(contracts, chainId), safe ? [{ address: executor, name: 'the Safe', program: 'Safe' }] : []);
  return { executor, governor: null, own, contracts: known(own), guardians: [], votesTravel: hasSpokes(contracts) };
}
