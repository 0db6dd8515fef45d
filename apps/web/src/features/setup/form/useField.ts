import { asksForAnswer, problemOf, valueAt } from '@althing/domain/setup';
import type { ReactNode } from 'react';
import type { FormPath, FormValue } from './formPath.ts';
import { useFormValue } from './useFormValue.ts';
import { withoutErrorsUnder } from './withoutErrorsUnder.ts';
import { useSetupForm } from './SetupFormContext.ts';

export interface Field<Value> {
  value: Value;
  error: ReactNode;
  /** Replaces the value and removes errors at it and inside it. */
  set: (value: Value) => void;
  /** Call when the field is left: validates the value, but does not complain if it is still missing. */
  leave: () => void;
}

/** One value of the form, by its dotted path. A change only re-renders components that use this path. */
export function useField<Path extends FormPath>(path: Path): Field<FormValue<Path>> {
  const form = useSetupForm();
  const value = useFormValue(form, path);
  // Mantine's own type of values at a path differs from ours.
  const key: string = path;
  const set = (next: FormValue<Path>) => {
    form.setFieldValue(key, next, { forceUpdate: false });
    // Checked first, because setting errors re-renders the whole wizard.
    const errors = withoutErrorsUnder(form.errors, path);
    if (errors !== form.errors) form.setErrors(errors);
  };
  const leave = () => {
    const problem = problemOf(path, valueAt(form.getValues(), path) as FormValue<Path>);
    if (problem !== undefined && !asksForAnswer(problem) && form.errors[path] !== problem) form.setFieldError(key, problem);
  };
  return { value, error: form.errors[path], set, leave };
}
