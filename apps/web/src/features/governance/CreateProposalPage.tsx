import { executionRule, type ProposalStage } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useReducer } from 'react';
import { useSession } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { useSettled } from '../../ui/useSettled.ts';
import { AsideNotice } from '../../ui/wizard/AsideNotice.tsx';
import { DraftNote } from '../../ui/wizard/DraftNote.tsx';
import { ElsewhereNotice } from '../../ui/wizard/ElsewhereNotice.tsx';
import { UnreadableDraft } from '../../ui/wizard/UnreadableDraft.tsx';
import { WizardFrame } from '../../ui/wizard/WizardFrame.tsx';
import { useWalletState } from '../auth/index.ts';
import { ActionsStage } from './create/ActionsStage.tsx';
import { DraftBar } from './create/DraftBar.tsx';
import { ProposerNote, type ProposerNoteProps } from './create/ProposerNote.tsx';
import { ReviewStage } from './create/ReviewStage.tsx';
import { useProposalWizard } from './create/useProposalWizard.ts';
import { useProposeEligibility } from './create/useProposeEligibility.ts';
import { WriteStage } from './create/WriteStage.tsx';
import { PROPOSE } from './intro.ts';
import { useOrganisationBySlug } from './queries.ts';

export function CreateProposalPage({ slug }: { slug: string }) {
  const organisation = useOrganisationBySlug(slug);
  const account = useSession()?.address;
  const [opening, openAnew] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <PageHeader
        {...PROPOSE}
        isCompact
        eyebrow={
          <TextLink to="/organisations/$slug" params={{ slug }}>
            {organisation.data?.name ?? slug}
          </TextLink>
        }
      />
      {organisation.data && <Editor key={`${account}|${opening}`} organisation={organisation.data} account={account} onTake={openAnew} />}
      {organisation.isError && (
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      )}
      {organisation.isPending && <LineSkeletons lines={8} />}
    </>
  );
}

const LEADS: Record<ProposalStage, (governor: GovernorView) => string> = {
  write: ({ governorName }) => `Say what should happen and why. ${governorName} decides, and its treasury pays.`,
  actions: ({ timelock, timelockDelay }) =>
    `What is carried out if the proposal passes. ${executionRule(timelock ? timelockDelay : null)}. Without an action it is a resolution, in words only.`,
  review: () => 'Everything as it will stand on the chain. It cannot be changed once it is proposed.',
};

interface EditorProps {
  organisation: OrganisationDetail;
  account: string | undefined;
  /** Opens the draft again as another tab has saved it. */
  onTake: () => void;
}

function Editor({ organisation, account, onTake }: EditorProps) {
  const wizard = useProposalWizard(organisation, account);
  const { draft, errors, governor, facts, run, store, startAgain, finish } = wizard;
  const navigate = useNavigate();
  if (!governor) return <NoGovernor slug={organisation.slug} />;
  const stage = run.state.position;
  const onProposed = (proposalId: string) => {
    finish();
    void navigate({
      to: '/organisations/$slug/proposals/$chainId/$governor/$proposalId',
      params: { slug: organisation.slug, chainId: String(governor.chainId), governor: governor.address, proposalId },
      // The draft is gone, so the back button should lead to where it was started from.
      replace: true,
    });
  };
  return (
    <WhenEligibilityIsKnown organisation={organisation} governor={governor}>
      <UnreadableDraft store={store} fileName="proposal-draft.json" />
      <ElsewhereNotice store={store} onTake={onTake} />
      <AsideNotice store={store} onTake={onTake} />
      <DraftBar wizard={wizard} onOpen={onTake} />
      <ProposerNote organisation={organisation} governor={governor} />
      <WizardFrame
        run={run}
        label="Stages of the proposal"
        lead={LEADS[stage](governor)}
        hasOwnFoot={stage === 'review'}
        note={<DraftNote store={store} lost="What you have written for this proposal is lost." onStartAgain={startAgain} />}
      >
        {stage === 'write' && <WriteStage organisation={organisation} governor={governor} wizard={wizard} errors={errors} />}
        {stage === 'actions' && <ActionsStage organisation={organisation} governor={governor} wizard={wizard} errors={errors} />}
        {stage === 'review' && (
          <ReviewStage organisation={organisation} governor={governor} form={draft.form} facts={facts} onProposed={onProposed} />
        )}
      </WizardFrame>
    </WhenEligibilityIsKnown>
  );
}

/** Waits for it once, so that the note about it moves nothing under who writes already. */
function WhenEligibilityIsKnown({ organisation, governor, children }: ProposerNoteProps & { children: ReactNode }) {
  const { eligibility, power } = useProposeEligibility(organisation, governor);
  const isResuming = useWalletState() === 'resuming';
  const isSettled = useSettled(!isResuming && (eligibility !== undefined || power.isError));
  // Deferred, so that drawing the whole form is interrupted by whoever presses something.
  const isDrawn = useDeferredValue(isSettled);
  return isDrawn ? children : <LineSkeletons lines={8} />;
}

function NoGovernor({ slug }: { slug: string }) {
  return (
    <EmptyState
      title="There is no governor to propose to yet"
      action={
        <LinkButton to="/organisations/$slug" params={{ slug }}>
          Back to the organisation
        </LinkButton>
      }
    >
      Proposals can be made as soon as a governor of this organisation stands on its chain.
    </EmptyState>
  );
}
