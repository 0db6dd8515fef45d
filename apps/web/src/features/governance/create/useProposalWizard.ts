import { type MeasureFacts, type ProposalForm, type ProposalStage, proposalWizard } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { type FormErrors, hasErrors } from '@althing/domain/setup';
import { arrivalOf, parseWizard, serialiseWizard } from '@althing/domain/wizard';
import { useRef, useState } from 'react';
import { useLeave } from '../../../ui/wizard/useLeave.ts';
import { useWizard, type WizardRun } from '../../../ui/wizard/useWizard.ts';
import type { DraftStore } from '../../../ui/wizard/createDraftStore.ts';
import { editProposal, type ProposalEdit } from './editProposal.ts';
import { chosenGovernor } from './governorKey.ts';
import { useMeasureFacts } from './measures/useMeasureFacts.ts';
import { createProposalDraft, emptyDraft, type ProposalDraft, stageName } from './proposalDraft.ts';

const NO_ERRORS: FormErrors = {};

export interface ProposalWizard {
  draft: ProposalDraft;
  errors: FormErrors;
  /** Who decides; undefined where the organisation has no governor. */
  governor: GovernorView | undefined;
  /** What the governor is and may do. */
  facts: MeasureFacts | undefined;
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
  return { store, draft: store.draft() ?? emptyDraft() };
}

/** The page on which the draft opens, by what is known of its governor then. */
function arrivalAt(slug: string, { store, draft }: ReturnType<typeof openDraft>, facts: MeasureFacts | undefined) {
  const rules = proposalWizard(facts);
  return arrivalOf(rules, parseWizard(rules, store.entry(stageName(slug))), draft.form);
}

/** The proposal that `account` is writing for this organisation, saved at every change. */
export function useProposalWizard(organisation: OrganisationDetail, account: string | undefined): ProposalWizard {
  const { slug, governors } = organisation;
  const [opened] = useState(() => openDraft(slug, account));
  const { store } = opened;
  const [draft, setDraft] = useState(opened.draft);
  const governor = chosenGovernor(governors, draft.governor);
  const facts = useMeasureFacts(organisation, governor);
  const [arrival] = useState(() => arrivalAt(slug, opened, facts));
  const rules = proposalWizard(facts);
  // Two edits may happen before the next rendering.
  const latest = useRef(opened.draft);
  const [errors, setErrors] = useState(arrival.detour?.errors ?? NO_ERRORS);
  const run = useWizard({
    rules,
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
    governor,
    facts,
    run,
    store,
    edit(edit) {
      const form = editProposal(latest.current.form, edit);
      save({ ...latest.current, form });
      // Once errors are shown, they are updated as the reader types.
      if (hasErrors(errors)) setErrors(rules.errors(run.state.position, form));
    },
    chooseGovernor: (governor) => save({ ...latest.current, governor }),
    startAgain() {
      become(emptyDraft(draft.governor));
      store.clear();
      run.restart();
    },
  };
}
