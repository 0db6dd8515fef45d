import { MAX_SAFE_ACTIONS, type SafeActionDraft, validateSafeActions } from '@althing/domain/safes';
import { type FormErrors, hasErrors } from '@althing/domain/setup';
import { useRef, useState } from 'react';
import { editList, type ListEdit } from '../../governance/index.ts';
import type { SafePlace, SafeQueue } from '../service/queries.ts';
import { openSafeDraft } from './safeDraft.ts';

export type SafeEdit =
  ListEdit | { type: 'add'; actions: readonly SafeActionDraft[] } | { type: 'change'; index: number; action: SafeActionDraft };

export interface SafeForm {
  actions: readonly SafeActionDraft[];
  errors: FormErrors;
  isValid: boolean;
  /** How many more actions fit. */
  room: number;
  edit(edit: SafeEdit): void;
  /** Whether there are no errors; they are shown from then on. */
  check(): boolean;
  /** Forgets everything, in the browser too. */
  clear(): void;
}

function edited(actions: readonly SafeActionDraft[], edit: SafeEdit): SafeActionDraft[] {
  if (edit.type === 'add') return [...actions, ...edit.actions];
  if (edit.type === 'change') return actions.map((action, index) => (index === edit.index ? edit.action : action));
  return editList(actions, edit);
}

/** The transaction that `account` is writing for a Safe, kept in this browser with every change. */
export function useSafeForm(place: SafePlace, { owners, threshold }: SafeQueue['state'], account: string | undefined): SafeForm {
  const [draft] = useState(() => openSafeDraft(localStorage, place, account));
  const [actions, setActions] = useState(draft.read);
  const [isChecked, setChecked] = useState(false);
  // Two edits may happen before the next rendering.
  const latest = useRef<readonly SafeActionDraft[]>(actions);
  const become = (next: SafeActionDraft[]) => {
    latest.current = next;
    setActions(next);
    draft.keep(next);
  };
  const errors = validateSafeActions(actions, { address: place.safe, owners, threshold });
  return {
    actions,
    errors: isChecked ? errors : {},
    isValid: !hasErrors(errors),
    room: Math.max(0, MAX_SAFE_ACTIONS - actions.length),
    edit: (edit) => become(edited(latest.current, edit)),
    check() {
      setChecked(true);
      return !hasErrors(errors);
    },
    clear: () => become([]),
  };
}
