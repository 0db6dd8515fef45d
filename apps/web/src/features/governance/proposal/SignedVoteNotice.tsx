import { readSignedVote } from '@althing/domain/signedVotes';
import { Button } from '@mantine/core';
import { Notice } from '../../../ui/Notice.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import { SIGNED_VOTES_ID } from './SendSignedVote.tsx';
import { useBroughtVote } from './useBroughtVote.ts';
import type { ProposalView } from './useProposalView.ts';

/** At the top of the page: what a link that brings a signed vote is for, and the way to it. */
export function SignedVoteNotice({ view: { state, organisation } }: { view: ProposalView }) {
  const { vote } = readSignedVote(useBroughtVote());
  if (!vote) return null;
  if (state !== 'active' && state !== 'pending')
    return <Notice title="Signed vote">The vote that this link carries is too late: voting has ended.</Notice>;
  // A link to the box would replace the part of the address that brings the vote.
  const goThere = () => document.getElementById(SIGNED_VOTES_ID)?.scrollIntoView();
  return (
    <Notice
      title="Signed vote"
      actions={
        <Button variant="default" onClick={goThere}>
          To their vote
        </Button>
      }
    >
      <KnownAddress address={vote.voter} chainId={vote.chainId} contracts={organisation.contracts} /> asks you to send their vote.
    </Notice>
  );
}
