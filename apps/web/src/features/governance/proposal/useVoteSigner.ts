import { ballotTypedData, getVoteNonce, isVoteSignatureValid } from '@althing/bindings';
import type { SignedAwayVote, SignedVote, UnsignedAwayVote, UnsignedVote } from '@althing/domain/governance';
import { useConfig } from 'wagmi';
import { getClient, getConnection, signTypedData, switchChain } from 'wagmi/actions';

export type UnnumberedVote = Omit<UnsignedVote, 'nonce'> | Omit<UnsignedAwayVote, 'nonce'>;
type Unsigned = UnsignedVote | UnsignedAwayVote;
export interface VoteSigner {
  /** The number that the contract expects of the voter now. */
  number(vote: UnnumberedVote): Promise<bigint>;
  /** Asks the wallet; checks that the contract would accept the answer. */
  sign(vote: Unsigned): Promise<SignedVote | SignedAwayVote>;
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
    number: (vote) => getVoteNonce(client(), vote),
    async sign(vote) {
      // Many wallets refuse to sign for another chain than theirs.
      if (getConnection(config).chainId !== chainId) await switchChain(config, { chainId });
      const signature = await signTypedData(config, {
        account: vote.voter,
        ...(ballotTypedData(vote) as Parameters<typeof signTypedData>[1]),
      });
      const signed = { ...vote, signature };
      if (!(await isVoteSignatureValid(client(), signed)))
        throw new Error('Your wallet signed with another account than the one that is connected. Nothing was kept.');
      return signed;
    },
  };
}
