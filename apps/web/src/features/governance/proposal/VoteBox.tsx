import { CHOICE_LABELS, EMPTY_BALLOT, readBallot, VOTE_CHOICES } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { Fragment, useState } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { WalletButton } from '../../auth/index.ts';
import classes from '../Governance.module.css';
import { useVotesOf } from '../queries.ts';
import { DelegateButton } from '../power/DelegationPanel.tsx';
import { RefundNote } from '../refund/RefundNote.tsx';
import { BallotFields } from './BallotFields.tsx';
import { CastButton } from './CastButton.tsx';
import { OwnPower } from './OwnPower.tsx';
import { SignVote } from './SignVote.tsx';
import type { ProposalView } from './useProposalView.ts';
import { voteUnit } from './voteUnit.ts';

/** Element id of the vote on its page, for links to it. */
export const VOTE_ID = 'your-vote';

/** The reader's vote: choice, reason, and the number of votes, shown before anything is signed. */
export function VoteBox({ view }: { view: ProposalView }) {
  const { state, ownVote } = view;
  if (state !== 'active' && state !== 'pending') return null;
  const isDone = ownVote?.hasVoted === true;
  return (
    <section id={VOTE_ID} className={classes.panel} aria-label="Your vote">
      <h2 className={classes.panelTitle}>{isDone ? 'You have voted' : 'Your vote'}</h2>
      {isDone ? <CastSoFar view={view} /> : <OpenBallot view={view} />}
    </section>
  );
}

function OpenBallot({ view }: { view: ProposalView }) {
  const [ballot, setBallot] = useState(EMPTY_BALLOT);
  const { ownVote, facts, organisation } = view;
  const eligibility = view.eligibility('vote');
  const read = readBallot(ballot, ownVote?.left ?? 0n);
  const isOpen = eligibility?.isAllowed === true;
  const needsWallet = eligibility?.isAllowed === false && (eligibility.fix?.kind === 'connect' || eligibility.fix?.kind === 'signIn');
  const hasVotedInPart = (ownVote?.usedVotes ?? 0n) > 0n;
  return (
    <>
      {hasVotedInPart ? <CastSoFar view={view} /> : <OwnPower view={view} />}
      {isOpen && (
        <BallotFields
          ballot={ballot}
          read={read}
          counting={facts.counting}
          symbol={organisation.token?.symbol ?? ''}
          onChange={(change) => setBallot({ ...ballot, ...change })}
        />
      )}
      {needsWallet ? <WalletButton /> : <CastButton view={view} read={read} onCast={() => setBallot(EMPTY_BALLOT)} />}
      {isOpen && <SignVote view={view} read={read} />}
      {!needsWallet && <p className={classes.note}>Voting is a transaction: your wallet asks you to confirm it.</p>}
      {isOpen && view.governor?.refundGas && view.actor.account && (
        <RefundNote
          chainId={view.proposal.chainId}
          refundGas={view.governor.refundGas}
          proposalId={view.proposal.proposalId}
          sender={view.actor.account}
          weight={facts.counting.type === 'quadratic' ? undefined : ownVote?.left}
          isSplit={read.split !== undefined}
        />
      )}
      {eligibility?.isAllowed === false && (
        <>
          <p className={classes.reason}>
            {eligibility.reason}
            {eligibility.possibleAt !== null && ` It opens on ${formatTime(eligibility.possibleAt)}.`}
          </p>
          {eligibility.fix?.kind === 'delegateToSelf' && view.governor && (
            <div>
              <DelegateButton
                organisation={view.organisation}
                chainId={view.proposal.chainId}
                token={view.governor.token as Address}
                delegatee={view.actor.account ?? undefined}
              >
                {eligibility.fix.label}
              </DelegateButton>
            </div>
          )}
        </>
      )}
    </>
  );
}

/** How the reader has voted so far, and what is left of their votes. */
function CastSoFar({ view }: { view: ProposalView }) {
  const { ownVote, organisation, proposal, facts, actor } = view;
  const votes = useVotesOf(proposal, actor.account ?? '', actor.account !== null).data?.items ?? [];
  const unit = voteUnit(facts.counting, organisation.token?.symbol ?? '');
  const cast = VOTE_CHOICES.map((choice) => ({ choice, weight: votes.reduce((sum, vote) => sum + BigInt(vote[choice]), 0n) }));
  const parts = cast.filter(({ weight }) => weight > 0n);
  return (
    <p className={classes.note}>
      {parts.map(({ choice, weight }, index) => (
        <Fragment key={choice}>
          {index === 0 ? 'You voted' : ' and'} {CHOICE_LABELS[choice]} with <Amount value={weight} {...unit} />
        </Fragment>
      ))}
      {parts.length === 0 && ownVote?.usedVotes != null && (
        <>
          {ownVote.hasVoted ? 'With' : 'You have voted with'} <Amount value={ownVote.usedVotes} {...unit} />
        </>
      )}
      {ownVote?.hasVoted === false && (
        <>
          ; <Amount value={ownVote.left} {...unit} /> are left
        </>
      )}
      {(parts.length > 0 || ownVote?.usedVotes != null) && '. '}A vote cannot be changed.
    </p>
  );
}
