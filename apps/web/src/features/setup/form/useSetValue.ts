import type { FormPath, FormValue } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';
import type { DraftForm } from './useDraftForm.ts';
import { withoutErrorsUnder } from './withoutErrorsUnder.ts';

/** Replaces the value at a dotted path and removes errors at it and inside it. */
export function useSetValue<Path extends FormPath>(path: Path): (value: FormValue<Path>) => void {
  const form = useSetupForm();
  return (value) => {
    form.setValue(path, value);
    removeErrors(form, path);
  };
}

/** The same for what is typed, which whatever is worked out of the draft follows after a moment. */
export function useTypeValue<Path extends FormPath>(path: Path): (value: FormValue<Path>) => void {
  const form = useSetupForm();
  return (value) => {
    form.typeValue(path, value);
    removeErrors(form, path);
  };
}

function removeErrors(form: DraftForm, path: string) {
  // Checked first, because setting errors re-renders the whole wizard.
  const errors = withoutErrorsUnder(form.errors, path);
  if (errors !== form.errors) form.setErrors(errors);
}
