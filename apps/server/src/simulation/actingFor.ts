import type { KnownContract, SafeOwners } from '@althing/bindings';
import type { GovernorView } from '@althing/domain/http';
import { CONTRACT_KIND_FACTS, type ContractKind, contractName } from '@althing/domain/organisation';
import type { OwnContract } from '@althing/domain/simulation';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { getAddress } from 'viem';
import type { ProposalToSimulate } from './simulateProposal.ts';

/** A contract of an organisation, as it stands in the ledger or in a plan. */
export interface LedgerEntry {
  chainId: ChainId;
  kind: ContractKind;
  name: string;
  address: string;
  /** The record does not have it yet. */
  isPlanned?: boolean;
}

/** Who makes a proposal's calls, and whom it concerns. */
export type Acting = Pick<ProposalToSimulate, 'executors' | 'side' | 'governors' | 'own' | 'contracts' | 'guardians' | 'votesTravel'>;

function ownOf(contracts: readonly LedgerEntry[], chainId: ChainId): OwnContract[] {
  const here = contracts.filter((contract) => contract.chainId === chainId);
  // A Safe with other owners takes the place of one of the same name.
  const nameOf = (contract: LedgerEntry): string => {
    const name = contractName(contract);
    const isSecond = contract.isPlanned && here.some((other) => !other.isPlanned && contractName(other) === name);
    return isSecond ? `${name} (new)` : name;
  };
  return here.map((contract) => ({
    address: getAddress(contract.address),
    name: nameOf(contract),
    program: CONTRACT_KIND_FACTS[contract.kind].program,
  }));
}

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
    executors: [timelock ?? governor],
    side: [timelock ?? governor],
    governors: [{ governor, executor: timelock ?? governor }],
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
  return {
    executors: [executor],
    side: [executor],
    governors: [],
    own,
    contracts: known(own),
    guardians: [],
    votesTravel: hasSpokes(contracts),
  };
}

/** Who sends a part of an upgrade, and the governor that decides about it. */
export interface UpgradeSenderOf {
  by: Address | null;
  governor: Address | null;
}

/** Whoever asks about an edit names its governors, and for each of them roles are read in every timelock. */
const MOST_GOVERNORS = 8;

/** Nobody has its key: it stands for anybody, where it does not matter who sends a part. */
const ANYBODY: Address = '0xa17B1600000000000000000000000000000000C5';

export const senderAddress = ({ by }: UpgradeSenderOf): Address => by ?? ANYBODY;

/** The parts of an upgrade on one chain are made by their senders. `contracts`: also those that it adds. */
export function actingForUpgrade(
  senders: readonly UpgradeSenderOf[],
  views: readonly GovernorView[],
  contracts: readonly LedgerEntry[],
  chainId: ChainId,
): Acting {
  const own = ownOf(contracts, chainId);
  const executors = [...new Set(senders.map(senderAddress))];
  const governors = new Map(
    senders.flatMap((sender) => (sender.governor === null ? [] : [[sender.governor, senderAddress(sender)] as const])),
  );
  return {
    executors: [executors[0] ?? ANYBODY, ...executors.slice(1)],
    // Whoever accepts something with a key of their own is nobody's contract.
    side: executors.filter((account) => own.some(({ address }) => sameAddress(address, account))),
    governors: [...governors].slice(0, MOST_GOVERNORS).map(([governor, executor]) => ({ governor, executor })),
    own,
    contracts: known(own),
    guardians: views.flatMap(({ preExecutionVetoer }) => (preExecutionVetoer === null ? [] : [getAddress(preExecutionVetoer)])),
    votesTravel: hasSpokes(contracts),
  };
}
