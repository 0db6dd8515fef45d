import { asksForAnswer, problemOf, valueAt } from '@althing/domain/setup';
import type { ReactNode } from 'react';
import type { FormPath, FormValue } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';
import { useFormValue } from './useFormValue.ts';
import type { DraftValues } from './useDraftForm.ts';
import { useSetValue } from './useSetValue.ts';

export interface Field<Value> {
  value: Value;
  error: ReactNode;
  /** Replaces the value and removes errors at it and inside it. */
  set: (value: Value) => void;
  /** Call when the field is left: validates the value, but does not complain if it is still missing. */
  leave: () => void;
}

/**
 * One value of the form, by its dotted path. A change only re-renders components that use this path, or something inside it.
 *
 * @param values - where the value is read, the draft as it is now where absent.
 */
export function useField<Path extends FormPath>(path: Path, values?: DraftValues): Field<FormValue<Path>> {
  const form = useSetupForm();
  const value = useFormValue(values ?? form, path);
  const set = useSetValue(path);
  const leave = () => {
    const problem = problemOf(path, valueAt(form.getValues(), path) as FormValue<Path>);
    if (problem !== undefined && !asksForAnswer(problem) && form.errors[path] !== problem) form.setFieldError(path, problem);
  };
  return { value, error: form.errors[path], set, leave };
}
