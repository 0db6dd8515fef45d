import type { Vote } from '@althing/domain/http';
import { formatUnits } from 'viem';

const CHOICES = ['Against', 'For', 'Abstain'];
const HEAD = ['Voter', 'Choice', 'For', 'Against', 'Abstain', 'Reason', 'Cast at (UTC)', 'Transaction'];
const TOKEN_DECIMALS = 18;

/** Votes as a table that spreadsheets open: whole tokens, one vote a line, quoted by RFC 4180. */
export function votesCsv(votes: readonly Vote[]): string {
  const rows = votes.map((vote) => [
    vote.voter,
    (vote.support !== null && CHOICES[vote.support]) || 'Split',
    ...[vote.for, vote.against, vote.abstain].map((amount) => formatUnits(BigInt(amount), TOKEN_DECIMALS)),
    inert(vote.reason),
    vote.castAt,
    vote.transactionHash,
  ]);
  return [HEAD, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** Anybody may write a reason; a spreadsheet must not take one for a formula. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
