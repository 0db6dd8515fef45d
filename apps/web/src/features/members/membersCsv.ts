import { shareText } from '@althing/domain/members';
import type { ChainId } from '@althing/domain/units';
import { formatUnits } from 'viem';
import { writeCsv } from '../../lib/csv/writeCsv.ts';
import type { AllMembers } from './queries.ts';

const HEAD = [
  'Account',
  'Chain',
  'Holds',
  'Votes with',
  'Share of votes in %',
  'Delegated to',
  'Released by vesting',
  'Voted on',
  'Of proposals',
];
const DECIMALS = 18;

/** Members as a CSV file in whole units of the token, with addresses in full. */
export function membersCsv({ members, supply, recentProposals }: AllMembers, chainId: ChainId): string {
  const units = (amount: string) => formatUnits(BigInt(amount), DECIMALS);
  const rows = members.map(({ account, balance, votingPower, delegate, released, votedOn }) => [
    account,
    String(chainId),
    units(balance),
    units(votingPower),
    shareText(BigInt(votingPower), BigInt(supply)),
    delegate ?? '',
    units(released),
    String(votedOn),
    String(recentProposals),
  ]);
  return writeCsv([HEAD, ...rows]);
}
