import { valueAt } from '@althing/domain/setup';
import type { FormPath, FormValue } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';
import { useSetValue } from './useSetValue.ts';

/** Replaces the value at a dotted path by what a rule makes of the present one. The component is not re-rendered for what the value becomes. */
export function useChange<Path extends FormPath>(path: Path): (rule: (value: FormValue<Path>) => FormValue<Path>) => void {
  const form = useSetupForm();
  const set = useSetValue(path);
  return (rule) => set(rule(valueAt(form.getValues(), path) as FormValue<Path>));
}
