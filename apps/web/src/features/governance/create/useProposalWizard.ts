import { type ProposalForm, type ProposalStage, proposalWizard } from '@althing/domain/governance';
import { type FormErrors, hasErrors } from '@althing/domain/setup';
import { arrivalOf, parseWizard, serialiseWizard } from '@althing/domain/wizard';
import { useRef, useState } from 'react';
import { useLeave } from '../../../ui/wizard/useLeave.ts';
import { useWizard, type WizardRun } from '../../../ui/wizard/useWizard.ts';
import type { DraftStore } from '../../../ui/wizard/createDraftStore.ts';
import { editProposal, type ProposalEdit } from './editProposal.ts';
import { createProposalDraft, emptyDraft, type ProposalDraft, stageName } from './proposalDraft.ts';

const NO_ERRORS: FormErrors = {};

export interface ProposalWizard {
  draft: ProposalDraft;
  errors: FormErrors;
  run: WizardRun<ProposalStage, ProposalForm>;
  store: DraftStore<ProposalDraft>;
  edit(edit: ProposalEdit): void;
  chooseGovernor(governor: string): void;
  /** Discards everything that was written. */
  startAgain(): void;
}

function openDraft(slug: string, account: string | undefined) {
  const store = createProposalDraft(localStorage, slug);
  store.open(account);
  const draft = store.draft() ?? emptyDraft();
  return { store, draft, arrival: arrivalOf(proposalWizard, parseWizard(proposalWizard, store.entry(stageName(slug))), draft.form) };
}

/** The proposal that `account` is writing for this organisation, saved at every change. */
export function useProposalWizard(slug: string, account: string | undefined): ProposalWizard {
  const [opened] = useState(() => openDraft(slug, account));
  const { store, arrival } = opened;
  const [draft, setDraft] = useState(opened.draft);
  // Two edits may happen before the next rendering.
  const latest = useRef(opened.draft);
  const [errors, setErrors] = useState(arrival.detour?.errors ?? NO_ERRORS);
  const run = useWizard({
    rules: proposalWizard,
    form: { getValues: () => draft.form, errors, setErrors, clearErrors: () => setErrors(NO_ERRORS) },
    arrival,
    save: (state) => store.saveEntry(stageName(slug), serialiseWizard(state)),
    leave: useLeave({ to: '/organisations/$slug', params: { slug } }),
  });
  const become = (next: ProposalDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const save = (next: ProposalDraft) => {
    become(next);
    store.saveDraft(next);
  };
  return {
    draft,
    errors,
    run,
    store,
    edit(edit) {
      const form = editProposal(latest.current.form, edit);
      save({ ...latest.current, form });
      // Once errors are shown, they are updated as the reader types.
      if (hasErrors(errors)) setErrors(proposalWizard.errors(run.state.position, form));
    },
    chooseGovernor: (governor) => save({ ...latest.current, governor }),
    startAgain() {
      become(emptyDraft(draft.governor));
      store.clear();
      run.restart();
    },
  };
}
