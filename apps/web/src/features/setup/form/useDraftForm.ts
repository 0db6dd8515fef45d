import { type OrganisationForm, withValueAt } from '@althing/domain/setup';
import { type ReactNode, useMemo, useState } from 'react';

export type Errors = Readonly<Record<string, ReactNode>>;

/** A draft and what is wrong with it. Its values are no React state, so that a key does not draw the whole page. */
export interface DraftForm {
  getValues(): OrganisationForm;
  /** Calls `listener` after every change. @returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Replaces the value at a dotted path; what does not contain it stays the same object. */
  setValue(path: string, value: unknown): void;
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

function createValues(initial: OrganisationForm, onChange?: DraftFormOptions['onChange']) {
  const listeners = new Set<() => void>();
  let values = initial;
  return {
    getValues: () => values,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    put(next: OrganisationForm) {
      if (next === values) return;
      values = next;
      onChange?.(next);
      for (const listener of listeners) listener();
    },
  };
}

/** A form that begins with `initial`: the same object until its errors change, or all of its values are replaced. */
export function useDraftForm(initial: OrganisationForm, { errors: first = NO_ERRORS, onChange }: DraftFormOptions = {}): DraftForm {
  const [{ getValues, subscribe, put }] = useState(() => createValues(initial, onChange));
  const [state, become] = useState({ errors: first });
  return useMemo(
    () => ({
      ...state,
      getValues,
      subscribe,
      setValue: (path, value) => put(withValueAt(getValues(), path, value)),
      setValues(values) {
        put(values);
        become({ errors: NO_ERRORS });
      },
      setErrors: (errors) => become({ errors }),
      setFieldError: (path, error) => become(({ errors }) => ({ errors: { ...errors, [path]: error } })),
      clearErrors: () => become({ errors: NO_ERRORS }),
    }),
    [getValues, subscribe, put, state],
  );
}
