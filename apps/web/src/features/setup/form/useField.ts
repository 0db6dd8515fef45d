import { asksForAnswer, problemOf, valueAt } from '@althing/domain/setup';
import type { ReactNode } from 'react';
import type { FormPath, FormValue } from './formPath.ts';
import { useFormValue } from './useFormValue.ts';
import { withoutErrorsUnder } from './withoutErrorsUnder.ts';
import { useSetupForm } from './SetupFormContext.ts';

export interface Field<Value> {
  value: Value;
  error: ReactNode;
  /** Replaces the value, whatever stands under it, and forgets the errors of both. */
  set: (value: Value) => void;
  /** Called when the field is left: finds fault with what stands there, but does not ask for what is still missing. */
  leave: () => void;
}

/** One value of the form by its dotted path. Only the components that use this path draw themselves anew when it changes. */
export function useField<Path extends FormPath>(path: Path): Field<FormValue<Path>> {
  const form = useSetupForm();
  const value = useFormValue(form, path);
  // Mantine's own type of a path's value is another one than ours.
  const key: string = path;
  const set = (next: FormValue<Path>) => {
    form.setFieldValue(key, next, { forceUpdate: false });
    // Asked first, because setting errors draws the whole wizard anew.
    const errors = withoutErrorsUnder(form.errors, path);
    if (errors !== form.errors) form.setErrors(errors);
  };
  const leave = () => {
    const problem = problemOf(path, valueAt(form.getValues(), path) as FormValue<Path>);
    if (problem !== undefined && !asksForAnswer(problem) && form.errors[path] !== problem) form.setFieldError(key, problem);
  };
  return { value, error: form.errors[path], set, leave };
}
