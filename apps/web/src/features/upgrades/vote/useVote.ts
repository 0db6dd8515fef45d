import type { UpgradeProposal } from '@althing/domain/http';
import { upgradeVoteTypedData } from '@althing/domain/upgrades';
import type { Hex } from '@althing/domain/units';
import { useConfig } from 'wagmi';
import { getConnection, signTypedData, switchChain } from 'wagmi/actions';
import { api } from '../../../lib/http/api.ts';
import { useUpgradeAnswer } from '../queries.ts';

export type VotedProposal = Pick<UpgradeProposal, 'id' | 'planHash' | 'voteChainIds'>;

/** What a wallet signs, for the first of the chains that may stand in it. */
export const voteOf = ({ id, planHash, voteChainIds }: VotedProposal, approve: boolean) =>
  upgradeVoteTypedData({ chainId: voteChainIds[0]!, proposalId: id, planHash: planHash as Hex, approve });

/** Has the wallet sign a vote and gives it to the server. Throws the wallet's error or the server's. */
export function useVote(proposal: VotedProposal) {
  const config = useConfig();
  const take = useUpgradeAnswer();
  return async (approve: boolean): Promise<void> => {
    const vote = voteOf(proposal, approve);
    // Many wallets refuse to sign for another chain than theirs.
    if (getConnection(config).chainId !== vote.domain.chainId) await switchChain(config, { chainId: vote.domain.chainId });
    const { address } = getConnection(config);
    if (!address) throw new Error('The wallet is not connected any more. Nothing was sent.');
    const signature = await signTypedData(config, { account: address, ...vote });
    await take(await api('POST /api/v1/organisations/upgrade-proposals/:id/sign', { params: { id: proposal.id }, body: { signature } }));
  };
}
