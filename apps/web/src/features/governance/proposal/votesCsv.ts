import { CHOICE_LABELS, votedFor } from '@althing/domain/governance';
import type { Vote } from '@althing/domain/http';
import type { ChainId } from '@althing/domain/units';
import { formatUnits } from 'viem';
import { inertCell, writeCsv } from '../../../lib/csv/writeCsv.ts';

const HEAD = ['Voter', 'Chain', 'Choice', 'For', 'Against', 'Abstain', 'Reason', 'Cast at (UTC)', 'Transaction'];

export interface VotesCsvTerms {
  /** Chain of the governor. */
  chainId: ChainId;
  /** Decimals of the votes, see `voteUnit`. */
  decimals: number;
}

/** Votes as a CSV file (RFC 4180) in whole units, one vote per line with the id of its chain. */
export function votesCsv(votes: readonly Vote[], { chainId, decimals }: VotesCsvTerms): string {
  const rows = votes.map((vote) => [
    vote.voter,
    String(vote.sourceChainId ?? chainId),
    choiceOf(vote),
    ...[vote.for, vote.against, vote.abstain].map((amount) => formatUnits(BigInt(amount), decimals)),
    inertCell(vote.reason),
    vote.castAt,
    vote.transactionHash,
  ]);
  return writeCsv([HEAD, ...rows]);
}

const choiceOf = (vote: Vote): string => {
  const choice = votedFor(vote);
  return choice ? CHOICE_LABELS[choice] : 'Split';
};
