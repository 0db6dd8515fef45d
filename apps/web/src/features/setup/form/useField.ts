import type { ReactNode } from 'react';
import { useFormValue } from './useFormValue.ts';
import { withoutErrorsUnder } from './withoutErrorsUnder.ts';
import { useSetupForm } from './SetupFormContext.ts';

export interface Field<Value> {
  value: Value;
  error: ReactNode;
  /** Replaces the value, whatever stands under it, and forgets the errors of both. */
  set: (value: Value) => void;
}

/** One value of the form by its dotted path. Only the components that use this path draw themselves anew when it changes. */
export function useField<Value>(path: string): Field<Value> {
  const form = useSetupForm();
  const value = useFormValue(form, path) as Value;
  const set = (next: Value) => {
    form.setFieldValue(path, next, { forceUpdate: false });
    // Asked first, because setting errors draws the whole wizard anew.
    const errors = withoutErrorsUnder(form.errors, path);
    if (errors !== form.errors) form.setErrors(errors);
  };
  return { value, error: form.errors[path], set };
}
