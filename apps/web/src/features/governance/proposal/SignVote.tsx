import { type ReadBallot, signObstacle } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { useState } from 'react';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import classes from '../Governance.module.css';
import { SignVoteDialog } from './SignVoteDialog.tsx';
import type { ProposalView } from './useProposalView.ts';
import type { UnnumberedVote } from './useVoteSigner.ts';

export interface SignVoteButtonProps {
  view: ProposalView;
  /** Undefined while something is missing; `reason` says what. */
  vote: UnnumberedVote | undefined;
  reason: string | undefined;
  fullWidth?: boolean;
}

/** Offers to sign the vote instead of sending it, so that somebody else may send it and pay for it. */
export function SignVoteButton({ view, vote, reason, fullWidth = false }: SignVoteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const obstacle = signObstacle({ isSafe: view.actor.isSafe });
  return (
    <>
      <ReasonButton variant="default" fullWidth={fullWidth} onClick={() => setOpen(true)} reason={obstacle ?? reason}>
        Sign it, and let somebody else send it
      </ReasonButton>
      {obstacle && <p className={classes.reason}>{obstacle}</p>}
      {isOpen && vote && <SignVoteDialog view={view} vote={vote} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The same of what was chosen for the governor's own chain. */
export function SignVote({ view, read: { choice, reason, problem } }: { view: ProposalView; read: ReadBallot }) {
  const { proposal, actor } = view;
  const vote =
    choice === undefined || actor.account === null
      ? undefined
      : {
          chainId: proposal.chainId,
          governor: proposal.governor as Address,
          proposalId: BigInt(proposal.proposalId),
          voter: actor.account,
          choice,
          reason,
        };
  return <SignVoteButton view={view} vote={vote} reason={problem} fullWidth />;
}
