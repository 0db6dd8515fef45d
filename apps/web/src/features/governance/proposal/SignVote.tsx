import { voteTypedData } from '@althing/bindings';
import {
  choiceText,
  type ReadBallot,
  signedVoteLink,
  type SignedVote,
  signObstacle,
  type UnsignedVote,
  writeSignedVote,
} from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { Button, Group, Modal } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hashTypedData, type TypedDataDefinition } from 'viem';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { chainKey } from '../../../lib/chain/useChainRead.ts';
import { copy } from '../../../ui/copy.ts';
import { download } from '../../../ui/download.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { CitizenButton } from '../../auth/index.ts';
import classes from '../Governance.module.css';
import type { ProposalView } from './useProposalView.ts';
import { useVoteSigner } from './useVoteSigner.ts';

type Props = { view: ProposalView; read: ReadBallot };

/** Offers to sign the vote instead of sending it, so that somebody else may send it and pay for it. */
export function SignVote({ view, read }: Props) {
  const [isOpen, setOpen] = useState(false);
  const obstacle = signObstacle({ isSafe: view.actor.isSafe });
  return (
    <>
      <ReasonButton variant="default" fullWidth onClick={() => setOpen(true)} reason={obstacle ?? read.problem}>
        Sign it, and let somebody else send it
      </ReasonButton>
      {obstacle && <p className={classes.reason}>{obstacle}</p>}
      {isOpen && read.choice !== undefined && <SignDialog view={view} read={read} onClose={() => setOpen(false)} />}
    </>
  );
}

function SignDialog({ view: { proposal, actor, facts, organisation }, read, onClose }: Props & { onClose: () => void }) {
  const { chainId } = proposal;
  const signer = useVoteSigner(chainId);
  const { name } = useChain(chainId);
  const vote = {
    chainId,
    governor: proposal.governor as Address,
    proposalId: BigInt(proposal.proposalId),
    voter: actor.account!,
    choice: read.choice!,
    reason: read.reason,
  };
  const numbered = useQuery({
    queryKey: chainKey(chainId, 'vote-nonce', vote.governor, proposal.proposalId, vote.voter),
    queryFn: async () => (await signer.number(vote)).nonce,
    staleTime: 0,
  });
  const signing = useMutation({
    mutationFn: (unsigned: UnsignedVote) => signer.sign(unsigned),
    onError: (error) => void notifyFailure(error, 'The vote was not signed'),
  });
  const symbol = organisation.token?.symbol ?? '';
  const unsigned = numbered.data === undefined ? undefined : { ...vote, nonce: numbered.data };
  return (
    <Modal opened onClose={onClose} title={signing.data ? 'Your vote is signed' : 'Sign your vote'} size="lg">
      <p className={classes.note}>
        Whoever has the signature can send the vote on {name} and pays for it. It counts once, until {formatTime(facts.voteEnd)}, and nobody
        can change it. If you send a vote yourself before, the signature counts no more.
      </p>
      <KeyValueList
        items={[
          {
            label: 'You vote',
            value:
              typeof vote.choice === 'string'
                ? `${choiceText(vote.choice, symbol)}, with all votes you have left`
                : choiceText(vote.choice, symbol),
          },
          { label: 'On', value: proposal.title },
          { label: 'Reason', value: vote.reason || 'None' },
          ...(unsigned
            ? [
                {
                  label: 'Your wallet shows',
                  value: <HexView value={hashTypedData(voteTypedData(unsigned) as TypedDataDefinition)} noun="hash" />,
                },
              ]
            : []),
        ]}
      />
      {numbered.isError && (
        <ErrorState title="The governor could not be asked" error={numbered.error} onRetry={() => void numbered.refetch()} />
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
            reason={unsigned ? undefined : 'The governor is being asked for the number of your vote.'}
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
function Hand({ vote }: { vote: SignedVote }) {
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
