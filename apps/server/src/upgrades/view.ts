import { safeBatch } from '@althing/bindings';
import type { UpgradeProposal, UpgradeProposalSummary, UpgradeSending } from '@althing/domain/http';
import { countUpgradeVotes, isUpgradeSettled, upgradeDescription, upgradeExpiry, upgradeStateAt } from '@althing/domain/upgrades';
import { sameAddress } from '@althing/domain/units';
import type { FrozenUpgradeTransaction, UpgradeProgress } from '../store/frozenUpgrade.ts';
import type { UpgradeProposalHead, UpgradeProposalRecord } from '../store/upgradeProposals.ts';
import type { UpgradeVoteRecord } from '../store/upgradeVotes.ts';
import type { ReadElectorate } from './electorates.ts';

const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

export function summaryOf(proposal: UpgradeProposalHead, now: Date): UpgradeProposalSummary {
  const { id, organisationId, name, proposer, chainIds, revision, currentRevision, createdAt } = proposal;
  const state = upgradeStateAt(proposal, now);
  return {
    id,
    organisationId,
    proposalName: name,
    proposer,
    state,
    isStale: !isUpgradeSettled(state) && revision !== currentRevision,
    chainIds,
    createdAt: createdAt.toISOString(),
    expiresAt: isoOrNull(upgradeExpiry({ ...proposal, state })),
    decidedAt: isoOrNull(proposal.decidedAt),
    executingSince: isoOrNull(proposal.executingSince),
    executedAt: isoOrNull(proposal.executedAt),
    registeredAt: isoOrNull(proposal.registeredAt),
  };
}

function sendingOf({ sender, calls }: FrozenUpgradeTransaction, description: string): UpgradeSending {
  if (sender.kind === 'governor' && sender.governor) return { type: 'governor', governor: sender.governor.address, description };
  // Of one whose plan is not kept any more nothing is sent.
  if (sender.kind !== 'safe' || !sender.address || calls.length === 0) return { type: 'calls' };
  const { to, value, data, operation } = safeBatch(
    calls.map(({ target, value: amount, calldata }) => ({ to: target, value: BigInt(amount), data: calldata })),
  );
  return { type: 'safe', safe: sender.address, to, value: String(value), data, operation };
}

function electorateOf(electorate: ReadElectorate, votes: readonly UpgradeVoteRecord[]): UpgradeProposal['electorates'][number] {
  const { chainId, kind } = electorate;
  const none = { chainId, kind, address: null, voters: [], threshold: 0, approvals: 0, rejections: 0, governor: null };
  if (electorate.kind === 'unknown') return none;
  const { address } = electorate;
  if (electorate.kind === 'nobody') return { ...none, address };
  if (electorate.kind === 'governor') {
    return { ...none, address, governor: { address: electorate.governor, hasPassed: electorate.hasPassed } };
  }
  const voteOf = (voter: string) =>
    votes.find((vote) => sameAddress(vote.voter, voter) && (vote.chainId === null || vote.chainId === chainId));
  return {
    ...none,
    address,
    voters: electorate.voters.map((voter) => {
      const vote = voteOf(voter);
      return { address: voter, vote: vote ? (vote.approve ? 'approve' : 'reject') : null };
    }),
    threshold: electorate.threshold,
    ...countUpgradeVotes(electorate, votes),
  };
}

/** A process of an earlier version that still runs beside this one writes a sentence there. */
function differenceOf(entry: UpgradeProgress | undefined): UpgradeProgress['difference'] {
  const difference = entry?.difference ?? null;
  return typeof difference === 'string' ? null : difference;
}

function progressOf({ transactions, progress }: UpgradeProposalRecord, isUnderWay: boolean): UpgradeProposal['progress'] {
  const known = new Map(progress.map((entry): [string, UpgradeProgress] => [entry.transactionId, entry]));
  const isDone = (id: string) => known.get(id)?.isDone ?? false;
  return transactions.map(({ id, after }) => ({
    transactionId: id,
    isDone: isDone(id),
    isReady: isUnderWay && !isDone(id) && after.every(isDone),
    difference: differenceOf(known.get(id)),
  }));
}

interface Around {
  votes: readonly UpgradeVoteRecord[];
  electorates: readonly ReadElectorate[];
  /** Another proposal of the organisation that is being executed. */
  waitsFor: string | null;
  now: Date;
}

/** The whole proposal as the API answers it. */
export function detailOf(proposal: UpgradeProposalRecord, { votes, electorates, waitsFor, now }: Around): UpgradeProposal {
  const { id, name, slug, revision, present, upgraded, planHash, voteChainIds, transactions, words, leaving } = proposal;
  const chainIds = [...new Set(transactions.map(({ chainId }) => chainId))].toSorted((a, b) => a - b);
  const description = upgradeDescription({ id, proposalName: name, planHash, words });
  const summary = summaryOf({ ...proposal, chainIds }, now);
  return {
    ...summary,
    organisationSlug: slug,
    revision,
    presentOrganisation: present,
    upgradedOrganisation: upgraded,
    leaving,
    words,
    planHash,
    voteChainIds,
    electorates: electorates.map((electorate) => electorateOf(electorate, votes)),
    votes: votes.map(({ voter, chainId, approve, votedAt }) => ({
      voter,
      chainId,
      vote: approve ? 'approve' : 'reject',
      votedAt: votedAt.toISOString(),
    })),
    transactions,
    progress: progressOf(proposal, summary.state === 'executing' && !summary.isStale),
    sending: transactions.map((transaction) => sendingOf(transaction, description)),
    waitsFor,
  };
}
