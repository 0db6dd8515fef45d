import { sameAddress } from '../sameAddress.ts';
import type { Address, ChainId } from '../units.ts';

/** Who decides on one chain, as the chain has it now. */
export type Electorate = { chainId: ChainId; address: Address } & (
  | { kind: 'signers'; voters: readonly Address[]; threshold: number }
  /** The upgrades belong to a governor's timelock, so a vote of that governor decides. */
  | { kind: 'governor'; governor: Address; hasPassed: boolean }
  /** The authority was given up. */
  | { kind: 'nobody' }
);

/** What one account has decided. */
export interface CastUpgradeVote {
  voter: Address;
  /** The chain of a contract account, on which alone it counts; null for an account with a key. */
  chainId: ChainId | null;
  approve: boolean;
}

type Signers = Extract<Electorate, { kind: 'signers' }>;

const countsOn = ({ chainId, voters }: Signers, vote: CastUpgradeVote): boolean =>
  (vote.chainId === null || vote.chainId === chainId) && voters.some((voter) => sameAddress(voter, vote.voter));

/** How many of the signers of today are for it, and how many against. Who has left is not counted. */
export function countUpgradeVotes(electorate: Signers, votes: readonly CastUpgradeVote[]): { approvals: number; rejections: number } {
  const counted = votes.filter((vote) => countsOn(electorate, vote));
  // A contract account and a key may have the same address; a signer counts once.
  const distinct = (approve: boolean) =>
    new Set(counted.filter((vote) => vote.approve === approve).map(({ voter }) => voter.toLowerCase())).size;
  return { approvals: distinct(true), rejections: distinct(false) };
}

/** Whether the account may vote: it is a signer of today on one of the chains. */
export const isUpgradeVoter = (electorates: readonly Electorate[], account: Pick<CastUpgradeVote, 'voter' | 'chainId'>): boolean =>
  electorates.some((electorate) => electorate.kind === 'signers' && countsOn(electorate, { ...account, approve: true }));

/**
 * What the votes amount to: rejected where the signers of any chain reject it, approved where those of every chain approve it, by the threshold that
 * each has today. Where both would be so on a chain (its threshold was lowered in the meantime), it is rejected.
 */
export function upgradeDecision(electorates: readonly Electorate[], votes: readonly CastUpgradeVote[]): 'approved' | 'rejected' | null {
  const decided = electorates.map((electorate) => {
    if (electorate.kind === 'nobody') return null;
    if (electorate.kind === 'governor') return electorate.hasPassed ? 'approved' : null;
    const { approvals, rejections } = countUpgradeVotes(electorate, votes);
    if (rejections >= electorate.threshold) return 'rejected';
    return approvals >= electorate.threshold ? 'approved' : null;
  });
  if (decided.includes('rejected')) return 'rejected';
  return decided.length > 0 && decided.every((each) => each === 'approved') ? 'approved' : null;
}
