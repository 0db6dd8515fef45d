import { getVoteNonce, isVoteSignatureValid, voteTypedData } from '@althing/bindings';
import type { SignedVote, UnsignedVote } from '@althing/domain/governance';
import { useConfig } from 'wagmi';
import { getClient, getConnection, signTypedData, switchChain } from 'wagmi/actions';

type UnnumberedVote = Omit<UnsignedVote, 'nonce'>;
export interface VoteSigner {
  /** The vote with the number that the governor expects now. */
  number(vote: UnnumberedVote): Promise<UnsignedVote>;
  /** Asks the wallet; checks that the governor would accept the answer. */
  sign(vote: UnsignedVote): Promise<SignedVote>;
}

/** Signs votes with the connected wallet, for somebody else to send. Throws the wallet's error. */
export function useVoteSigner(chainId: number): VoteSigner {
  const config = useConfig();
  const client = () => {
    const found = getClient(config, { chainId });
    if (!found) throw new Error(`Chain ${chainId} is not configured`);
    return found;
  };
  return {
    number: async (vote) => ({ ...vote, nonce: await getVoteNonce(client(), vote) }),
    async sign(vote) {
      // Many wallets refuse to sign for another chain than theirs.
      if (getConnection(config).chainId !== chainId) await switchChain(config, { chainId });
      const signature = await signTypedData(config, {
        account: vote.voter,
        ...(voteTypedData(vote) as Parameters<typeof signTypedData>[1]),
      });
      const signed = { ...vote, signature };
      if (!(await isVoteSignatureValid(client(), signed)))
        throw new Error('Your wallet signed with another account than the one that is connected. Nothing was kept.');
      return signed;
    },
  };
}
