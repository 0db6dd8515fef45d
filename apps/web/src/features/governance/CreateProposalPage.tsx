import { validateProposal } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { formatTime } from '../../lib/format/formatDate.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { ActionsStage } from './create/ActionsStage.tsx';
import classes from './create/Create.module.css';
import { STAGES, type Stage } from './create/draftStore.ts';
import { chosenGovernor } from './create/governorKey.ts';
import { ProposerNote } from './create/ProposerNote.tsx';
import { ReviewStage } from './create/ReviewStage.tsx';
import { STAGE_LABELS, Stages } from './create/Stages.tsx';
import { useDraft, type UseDraft } from './create/useDraft.ts';
import { WriteStage } from './create/WriteStage.tsx';
import { useOrganisationBySlug } from './queries.ts';

export function CreateProposalPage({ slug }: { slug: string }) {
  const organisation = useOrganisationBySlug(slug);
  const drafting = useDraft(slug);
  const governor = organisation.data && chosenGovernor(organisation.data.governors, drafting.draft.governor);
  return (
    <>
      <PageHeader
        title="New proposal"
        lead={governor && `${governor.governorName} decides, and its treasury pays.`}
        eyebrow={
          <TextLink to="/organisations/$slug" params={{ slug }}>
            {organisation.data?.name ?? slug}
          </TextLink>
        }
      />
      {organisation.data && governor && <Editor organisation={organisation.data} governor={governor} drafting={drafting} />}
      {organisation.data && !governor && (
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
      )}
      {organisation.isError && (
        <ErrorState title="The organisation could not be read" error={organisation.error} onRetry={() => void organisation.refetch()} />
      )}
      {organisation.isPending && <LineSkeletons lines={8} />}
    </>
  );
}

interface EditorProps {
  organisation: OrganisationDetail;
  governor: GovernorView;
  drafting: UseDraft;
}

function Editor({ organisation, governor, drafting }: EditorProps) {
  const { draft, goTo } = drafting;
  const errors = validateProposal(draft.form);
  // A stored draft may name a stage that its content does not allow. Once open, no stage ahead comes by itself.
  const [turnedTo, setStage] = useState(() => reachable(draft.stage, errors));
  const stage = reachable(turnedTo, errors);
  const [left, setLeft] = useState(stage === draft.stage ? undefined : draft.stage);
  const [isChecked, setChecked] = useState(left !== undefined);
  const navigate = useNavigate();
  const shown = isChecked ? errors : {};
  const next = STAGES[STAGES.indexOf(stage) + 1];
  const go = (to: Stage) => {
    setChecked(false);
    setLeft(undefined);
    setStage(to);
    goTo(to);
    scrollTo({ top: 0 });
  };
  const goOn = () => {
    if (next && blocking(stage, errors) === 0) return go(next);
    flushSync(() => setChecked(true));
    return document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  };
  const startAgain = () => {
    drafting.startAgain();
    setChecked(false);
    setLeft(undefined);
    setStage('write');
  };
  const onProposed = (proposalId: string) => {
    drafting.forget();
    void navigate({
      to: '/organisations/$slug/proposals/$chainId/$governor/$proposalId',
      params: { slug: organisation.slug, chainId: String(governor.chainId), governor: governor.address, proposalId },
    });
  };
  return (
    <>
      <ProposerNote organisation={organisation} governor={governor} />
      {left && (
        <Notice title={`You left this draft at “${STAGE_LABELS[left]}”`}>
          {`It opens at “${STAGE_LABELS[stage]}”, because something there does not hold any more. Everything you wrote is still here.`}
        </Notice>
      )}
      <Stages stage={stage} onStage={go} />
      {stage === 'write' && <WriteStage organisation={organisation} drafting={drafting} errors={shown} />}
      {stage === 'actions' && <ActionsStage organisation={organisation} governor={governor} drafting={drafting} errors={shown} />}
      {stage === 'review' && <ReviewStage organisation={organisation} governor={governor} drafting={drafting} onProposed={onProposed} />}
      {isChecked && blocking(stage, errors) > 0 && (
        <p role="alert" className={classes.attention}>
          {blocking(stage, errors) === 1 ? 'One field needs your attention.' : `${blocking(stage, errors)} fields need your attention.`}
        </p>
      )}
      <div className={classes.foot}>
        <DraftNote savedAt={draft.savedAt} onStartAgain={startAgain} />
        <div className={classes.row}>
          {stage !== 'write' && (
            <Button variant="default" onClick={() => go(STAGES[STAGES.indexOf(stage) - 1] ?? 'write')}>
              Back
            </Button>
          )}
          {next && <Button onClick={goOn}>{next === 'actions' ? 'On to the actions' : 'On to the review'}</Button>}
        </div>
      </div>
    </>
  );
}

const isWritten = (field: string): boolean => field === 'title' || field === 'body';

/** Errors that keep one from leaving this stage. */
function blocking(stage: Stage, errors: Record<string, string>): number {
  const fields = Object.keys(errors);
  return stage === 'write' ? fields.filter(isWritten).length : fields.length;
}

function reachable(stage: Stage, errors: Record<string, string>): Stage {
  if (stage !== 'write' && blocking('write', errors) > 0) return 'write';
  return stage === 'review' && blocking('actions', errors) > 0 ? 'actions' : stage;
}

function DraftNote({ savedAt, onStartAgain }: { savedAt: number | null; onStartAgain: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (savedAt === null) return <span className={classes.saved}>What you write is kept in this browser.</span>;
  return (
    <span className={classes.saved}>
      Kept in this browser, {formatTime(new Date(savedAt))}{' '}
      <Button variant="subtle" size="compact-sm" ml={-4} onClick={() => setAsking(true)}>
        Start again
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Start again?"
        confirmLabel="Throw the draft away"
        isDanger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          onStartAgain();
          setAsking(false);
        }}
      >
        What you have written for this proposal is lost.
      </ConfirmDialog>
    </span>
  );
}
