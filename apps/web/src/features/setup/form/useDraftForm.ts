import { type OrganisationForm, withValueAt } from '@althing/domain/setup';
import { type ReactNode, useMemo, useState } from 'react';
import { afterTyping } from '../../../lib/afterTyping.ts';

export type Errors = Readonly<Record<string, ReactNode>>;

export interface DraftValues {
  getValues(): OrganisationForm;
  /** Calls `listener` after every change at `path`, inside it or around it. @returns what ends that. */
  subscribe(path: string, listener: () => void): () => void;
}

/** A draft and what is wrong with it. Its values are no React state, so that a key does not draw the whole page. */
export interface DraftForm extends DraftValues {
  /**
   * The same draft for whatever is worked out of it. What is typed is known here once nobody types for a moment; everything else at once, and what was
   * typed before with it.
   */
  later: DraftValues;
  /** Replaces the value at a dotted path; what does not contain it stays the same object. */
  setValue(path: string, value: unknown): void;
  /** The same with what a key makes of a single answer. */
  typeValue(path: string, value: unknown): void;
  /** Replaces all values and removes all errors. Draws everything anew that has the form. */
  setValues(values: OrganisationForm): void;
  /** By dotted path. */
  errors: Errors;
  setErrors(errors: Errors): void;
  setFieldError(path: string, error: string): void;
  clearErrors(): void;
}

export interface DraftFormOptions {
  errors?: Errors;
  /** Called with every change, before anybody else is. */
  onChange?: (values: OrganisationForm) => void;
}

const NO_ERRORS: Errors = {};
/** Of the whole draft. */
const ALL = '';

function createValues(initial: OrganisationForm) {
  const listeners = new Set<{ path: string; listener: () => void }>();
  let values = initial;
  return {
    getValues: () => values,
    subscribe(path: string, listener: () => void) {
      const own = { path, listener };
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    put(next: OrganisationForm, changed: readonly string[]) {
      values = next;
      for (const { path, listener } of listeners) if (changed.some((each) => isAt(each, path))) listener();
    },
  };
}

/** Whether a change at one path is one at the other as well, being inside it or around it. */
const isAt = (changed: string, path: string): boolean => isWithin(changed, path) || isWithin(path, changed);
const isWithin = (path: string, whole: string): boolean =>
  path.startsWith(whole) && (whole === ALL || path.length === whole.length || path[whole.length] === '.');

function createDraft(initial: OrganisationForm, onChange?: DraftFormOptions['onChange']) {
  const present = createValues(initial);
  const later = createValues(initial);
  const changed = new Set<string>();
  const following = afterTyping(() => {
    const paths = [...changed];
    changed.clear();
    later.put(present.getValues(), paths);
  });
  const put = (next: OrganisationForm, path: string, { isTyped }: { isTyped: boolean }) => {
    if (next === present.getValues()) return;
    onChange?.(next);
    present.put(next, [path]);
    changed.add(path);
    following.ask();
    if (!isTyped) following.now();
  };
  return { present, later, put };
}

/** A form that begins with `initial`: the same object until its errors change, or all of its values are replaced. */
export function useDraftForm(initial: OrganisationForm, { errors: first = NO_ERRORS, onChange }: DraftFormOptions = {}): DraftForm {
  const [{ present, later, put }] = useState(() => createDraft(initial, onChange));
  const [state, become] = useState({ errors: first });
  return useMemo(
    () => ({
      ...state,
      ...present,
      later,
      setValue: (path, value) => put(withValueAt(present.getValues(), path, value), path, { isTyped: false }),
      typeValue: (path, value) => put(withValueAt(present.getValues(), path, value), path, { isTyped: true }),
      setValues(values) {
        put(values, ALL, { isTyped: false });
        become({ errors: NO_ERRORS });
      },
      setErrors: (errors) => become({ errors }),
      setFieldError: (path, error) => become(({ errors }) => ({ errors: { ...errors, [path]: error } })),
      clearErrors: () => become({ errors: NO_ERRORS }),
    }),
    [present, later, put, state],
  );
}
