import { governorAbi, type ReadClient, timelockAbi } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import { getContract } from 'viem';

/* What the tests read of several functions at once. */

export async function readGovernor(client: ReadClient, address: Address) {
  const { read } = getContract({ address, abi: governorAbi, client });
  const [name, token, timelock, votingDelay, votingPeriod, proposalThreshold, numerator, denominator] = await Promise.all([
    read.name(),
    read.token(),
    read.timelock(),
    read.votingDelay(),
    read.votingPeriod(),
    read.proposalThreshold(),
    read.quorumNumerator(),
    read.quorumDenominator(),
  ]);
  const quorumPercent = (Number(numerator) * 100) / Number(denominator);
  return { name, token, timelock, votingDelay: Number(votingDelay), votingPeriod: Number(votingPeriod), proposalThreshold, quorumPercent };
}

export async function readTimes(client: ReadClient, { governor, proposalId }: { governor: Address; proposalId: bigint }) {
  const { read } = getContract({ address: governor, abi: governorAbi, client });
  const [snapshot, deadline, eta] = await Promise.all([
    read.proposalSnapshot([proposalId]),
    read.proposalDeadline([proposalId]),
    read.proposalEta([proposalId]),
  ]);
  return { snapshot, deadline, eta };
}

export async function readVotes(client: ReadClient, { governor, proposalId }: { governor: Address; proposalId: bigint }) {
  const [against, inFavour, abstain] = await getContract({ address: governor, abi: governorAbi, client }).read.proposalVotes([proposalId]);
  return { against, for: inFavour, abstain };
}

/** OpenZeppelin's numbers, by our names. */
const PROPOSAL_STATES = ['pending', 'active', 'canceled', 'defeated', 'succeeded', 'pendingexecution', 'expired', 'executed'] as const;

export async function readState(client: ReadClient, { governor, proposalId }: { governor: Address; proposalId: bigint }) {
  return PROPOSAL_STATES[await getContract({ address: governor, abi: governorAbi, client }).read.state([proposalId])];
}

export async function readOperation(client: ReadClient, { timelock, id }: { timelock: Address; id: Hex }) {
  const state = await getContract({ address: timelock, abi: timelockAbi, client }).read.getOperationState([id]);
  return (['unset', 'waiting', 'ready', 'done'] as const)[state];
}
