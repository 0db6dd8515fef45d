import { valueAt } from '@althing/domain/setup';
import { useSyncExternalStore } from 'react';
import type { FormPath, FormValue } from './formPath.ts';
import type { DraftForm } from './useDraftForm.ts';

/** The value at a dotted path of the form. Re-renders the component when it changes, or something inside it. */
export function useFormValue<Path extends FormPath>(form: DraftForm, path: Path): FormValue<Path> {
  return useSyncExternalStore(form.subscribe, () => valueAt(form.getValues(), path) as FormValue<Path>);
}
