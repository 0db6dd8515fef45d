import type { FormPath, FormValue } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';
import { withoutErrorsUnder } from './withoutErrorsUnder.ts';

/** Replaces the value at a dotted path and removes errors at it and inside it. */
export function useSetValue<Path extends FormPath>(path: Path): (value: FormValue<Path>) => void {
  const form = useSetupForm();
  return (value) => {
    form.setValue(path, value);
    // Checked first, because setting errors re-renders the whole wizard.
    const errors = withoutErrorsUnder(form.errors, path);
    if (errors !== form.errors) form.setErrors(errors);
  };
}
