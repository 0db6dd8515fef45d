import { useState } from 'react';
import { type ProposalEdit, editProposal } from './editProposal.ts';
import { emptyDraft, type ProposalDraft, readDraft, removeDraft, type Stage, writeDraft } from './draftStore.ts';

export interface UseDraft {
  draft: ProposalDraft;
  edit(edit: ProposalEdit): void;
  goTo(stage: Stage): void;
  chooseGovernor(governor: string): void;
  /** Keeps it no longer; what is on screen stays until the page is left. */
  forget(): void;
  /** Forgets everything that was written. */
  startAgain(): void;
}

/** The draft of this organisation, saved with every change. */
export function useDraft(slug: string): UseDraft {
  const [draft, setDraft] = useState(() => readDraft(localStorage, slug));
  const save = (change: (draft: ProposalDraft) => ProposalDraft) =>
    setDraft((before) => {
      const next = { ...change(before), savedAt: Date.now() };
      writeDraft(localStorage, slug, next);
      return next;
    });
  return {
    draft,
    edit: (edit) => save((before) => ({ ...before, form: editProposal(before.form, edit) })),
    goTo: (stage) => save((before) => ({ ...before, stage })),
    chooseGovernor: (governor) => save((before) => ({ ...before, governor })),
    forget: () => removeDraft(localStorage, slug),
    startAgain: () => {
      removeDraft(localStorage, slug);
      setDraft(({ governor }) => emptyDraft(governor));
    },
  };
}
