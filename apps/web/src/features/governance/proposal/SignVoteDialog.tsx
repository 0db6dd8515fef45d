import { ballotTypedData } from '@althing/bindings';
import { choiceText, type SignedAwayVote, signedVoteLink, type SignedVote, writeSignedVote } from '@althing/domain/governance';
import { Button, Group, Modal } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { hashTypedData } from 'viem';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { chainKey } from '../../../lib/chain/useChainRead.ts';
import { copy } from '../../../ui/copy.ts';
import { download } from '../../../ui/download.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { CitizenButton } from '../../auth/index.ts';
import classes from '../Governance.module.css';
import type { ProposalView } from './useProposalView.ts';
import { type UnnumberedVote, useVoteSigner } from './useVoteSigner.ts';

export interface SignVoteDialogProps {
  view: ProposalView;
  vote: UnnumberedVote;
  onClose: () => void;
}

/** The vote with its number, as soon as the contract that takes it has told it. */
function useNumbered(vote: UnnumberedVote) {
  const { chainId, proposalId, voter } = vote;
  const signer = useVoteSigner(chainId);
  const contract = 'spoke' in vote ? vote.spoke : vote.governor;
  const { data, ...query } = useQuery({
    queryKey: chainKey(chainId, 'vote-nonce', contract, String(proposalId), voter),
    queryFn: () => signer.number(vote),
    staleTime: 0,
  });
  return { ...query, vote: data === undefined ? undefined : { ...vote, nonce: data }, sign: signer.sign };
}

const votesText = (vote: UnnumberedVote, symbol: string): string => {
  const text = choiceText(vote.choice, symbol);
  if ('spoke' in vote) return `${text}, with all votes you have there`;
  return typeof vote.choice === 'string' ? `${text}, with all votes you have left` : text;
};

/** Everything to read before a vote is signed for somebody else to send, and then the ways to hand it over. */
export function SignVoteDialog({ view: { proposal, facts, organisation }, vote, onClose }: SignVoteDialogProps) {
  const { name } = useChain(vote.chainId);
  const numbered = useNumbered(vote);
  const signing = useMutation({
    mutationFn: numbered.sign,
    onError: (error) => void notifyFailure(error, 'The vote was not signed'),
  });
  const unsigned = numbered.vote;
  return (
    <Modal opened onClose={onClose} title={signing.data ? 'Your vote is signed' : 'Sign your vote'} size="lg" closeOnClickOutside={false}>
      <p className={classes.note}>
        Whoever has the signature can send the vote on {name} and pays for it
        {'spoke' in vote && ', and chooses which bridges carry it, or that it is kept with others'}. It counts once, until{' '}
        {formatTime(facts.voteEnd)}, and nobody can change it. If you send a vote yourself before, the signature counts no more.
      </p>
      <KeyValueList
        items={[
          { label: 'You vote', value: votesText(vote, organisation.token?.symbol ?? '') },
          { label: 'On', value: proposal.title },
          'spoke' in vote ? { label: 'From', value: name } : { label: 'Reason', value: vote.reason || 'None' },
          ...(unsigned
            ? [{ label: 'Your wallet shows', value: <HexView value={hashTypedData(ballotTypedData(unsigned))} noun="hash" /> }]
            : []),
        ]}
      />
      {numbered.isError && (
        <ErrorState title={`${name} could not be asked`} error={numbered.error} onRetry={() => void numbered.refetch()} />
      )}
      {numbered.isPending && <LineSkeletons lines={1} />}
      {signing.data ? (
        <Hand vote={signing.data} />
      ) : (
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <CitizenButton
            loading={signing.isPending}
            reason={unsigned ? undefined : 'The chain is being asked for the number of your vote.'}
            onClick={() => unsigned && signing.mutate(unsigned)}
          >
            Sign in wallet
          </CitizenButton>
        </Group>
      )}
    </Modal>
  );
}

/** Ways to hand a signed vote over. */
function Hand({ vote }: { vote: SignedVote | SignedAwayVote }) {
  return (
    <Group mt="lg">
      <Button onClick={() => void copy(signedVoteLink(window.location.href, vote))}>Copy link</Button>
      <Button variant="default" onClick={() => download('signed-vote.json', writeSignedVote(vote), 'application/json')}>
        Save as file
      </Button>
      <p className={classes.note}>Nothing is kept here: send the link or the file to whoever shall send your vote.</p>
    </Group>
  );
}
