import { type MeasureFacts, type ProposalForm, type ProposalStage, proposalWizard, READING } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { type FormErrors, hasErrors } from '@althing/domain/setup';
import { arrivalOf, parseWizard, serialiseWizard } from '@althing/domain/wizard';
import { useRef, useState } from 'react';
import { useLeave } from '../../../ui/wizard/useLeave.ts';
import { useWizard, type WizardRun } from '../../../ui/wizard/useWizard.ts';
import type { DraftStore } from '../../../ui/wizard/createDraftStore.ts';
import { editProposal, type ProposalEdit } from './editProposal.ts';
import { createDraftShelf, type DraftShelf } from './draftShelf.ts';
import { chosenGovernor } from './governorKey.ts';
import { useMeasureFacts } from './measures/useMeasureFacts.ts';
import { shelveDraft } from './shelveProposal.ts';
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
  /** The other drafts of this organisation and account. */
  drafts: ProposalDrafts;
  /** Discards everything that was written. */
  startAgain(): void;
  /** Forgets the draft, which was proposed. */
  finish(): void;
}

/** The drafts of an organisation and account. Whatever is chosen is opened with the next `useProposalWizard`. */
export interface ProposalDrafts {
  shelf: DraftShelf;
  choose(id: string): boolean;
  /** Adds a draft, with this content or empty, and chooses it. False where the browser's storage refuses. */
  add(name: string, content?: ProposalDraft): boolean;
  /** Throws the open one away. */
  remove(): void;
}

function draftsOf(slug: string, account: string | undefined, { shelf, id, store }: ReturnType<typeof openDraft>): ProposalDrafts {
  return {
    shelf,
    choose: (next) => shelf.choose(next),
    add: (name, content) => shelveDraft(localStorage, slug, account, name, content),
    remove() {
      store.clear();
      shelf.remove(id);
    },
  };
}

function openDraft(slug: string, account: string | undefined) {
  const shelf = createDraftShelf(localStorage, slug, account);
  const { id } = shelf.current();
  const store = createProposalDraft(localStorage, slug, id);
  store.open(account);
  return { shelf, id, store, draft: store.draft() ?? emptyDraft() };
}

/** The page on which the draft opens, by what is known of its governor then. */
function arrivalAt(slug: string, { id, store, draft }: ReturnType<typeof openDraft>, facts: MeasureFacts | undefined) {
  const rules = proposalWizard(facts);
  // What is still being read when the page opens is no reason to send anybody back.
  const errors: typeof rules.errors = (place, form) =>
    Object.fromEntries(Object.entries(rules.errors(place, form)).filter(([, message]) => message !== READING));
  return arrivalOf({ ...rules, errors }, parseWizard(rules, store.entry(stageName(slug, id))), draft.form);
}

/** The proposal that `account` is writing for this organisation, saved at every change. */
export function useProposalWizard(organisation: OrganisationDetail, account: string | undefined): ProposalWizard {
  const { slug, governors } = organisation;
  const [opened] = useState(() => openDraft(slug, account));
  const { shelf, id, store } = opened;
  const [draft, setDraft] = useState(opened.draft);
  const governor = chosenGovernor(governors, draft.governor);
  const facts = useMeasureFacts(organisation, governor, draft.form.actions);
  const [arrival] = useState(() => arrivalAt(slug, opened, facts));
  const rules = proposalWizard(facts);
  // Two edits may happen before the next rendering.
  const latest = useRef(opened.draft);
  const [errors, setErrors] = useState(arrival.detour?.errors ?? NO_ERRORS);
  const run = useWizard({
    rules,
    form: { getValues: () => draft.form, errors, setErrors, clearErrors: () => setErrors(NO_ERRORS) },
    arrival,
    save: (state) => store.saveEntry(stageName(slug, id), serialiseWizard(state)),
    leave: useLeave({ to: '/organisations/$slug', params: { slug } }),
  });
  const drafts = draftsOf(slug, account, opened);
  const become = (next: ProposalDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const save = (next: ProposalDraft) => {
    become(next);
    store.saveDraft(next);
    if (next.form.title !== shelf.current().title) shelf.note(id, next.form.title);
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
    drafts,
    finish: drafts.remove,
    startAgain() {
      become(emptyDraft(draft.governor));
      store.clear();
      run.restart();
    },
  };
}
