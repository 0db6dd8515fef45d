import type { Vote } from '@althing/domain/http';
import type { ChainId } from '@althing/domain/units';
import { formatUnits } from 'viem';

const CHOICES = ['Against', 'For', 'Abstain'];
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
    (vote.support !== null && CHOICES[vote.support]) || 'Split',
    ...[vote.for, vote.against, vote.abstain].map((amount) => formatUnits(BigInt(amount), decimals)),
    inert(vote.reason),
    vote.castAt,
    vote.transactionHash,
  ]);
  return [HEAD, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** Anybody may write a reason, so spreadsheets must not take one for a formula. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
