import { UPGRADE_MS } from '@althing/domain/upgrades';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import { and, asc, eq, gt } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Database } from './database.ts';
import { upgradeProposals, upgradeVotes } from './schema/index.ts';
import { told, type UpgradeKey } from './upgradeRows.ts';

export interface UpgradeVoteRecord {
  voter: Address;
  chainId: ChainId | null;
  approve: boolean;
  signature: Hex;
  votedAt: Date;
}

/** The newest vote of each account on upgrade proposals. */
export function votesOfUpgrades(db: Database) {
  return {
    votes: async (proposalId: string): Promise<UpgradeVoteRecord[]> => {
      const rows = await db.select().from(upgradeVotes).where(eq(upgradeVotes.proposalId, proposalId)).orderBy(asc(upgradeVotes.votedAt));
      return rows.map(({ voter, chainId, approve, signature, votedAt }) => ({
        voter: getAddress(voter),
        chainId,
        approve,
        signature,
        votedAt,
      }));
    },

    /** Stores a vote, in the place of an earlier one of the same account. False where the proposal is not open any more. */
    putVote: (proposal: UpgradeKey, vote: UpgradeVoteRecord): Promise<boolean> =>
      db.transaction(async (on) => {
        const isOpen = and(
          eq(upgradeProposals.id, proposal.id),
          eq(upgradeProposals.state, 'open'),
          gt(upgradeProposals.createdAt, new Date(vote.votedAt.getTime() - UPGRADE_MS)),
        );
        const [row] = await on.select({ id: upgradeProposals.id }).from(upgradeProposals).where(isOpen).for('update');
        if (!row) return false;
        const { approve, signature, votedAt } = vote;
        await on
          .insert(upgradeVotes)
          .values({ proposalId: proposal.id, ...vote })
          .onConflictDoUpdate({
            target: [upgradeVotes.proposalId, upgradeVotes.voter, upgradeVotes.chainId],
            set: { approve, signature, votedAt },
          });
        await told(on, proposal);
        return true;
      }),
  };
}
