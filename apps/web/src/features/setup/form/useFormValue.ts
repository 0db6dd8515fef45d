import { valueAt } from '@althing/domain/setup';
import { useCallback, useSyncExternalStore } from 'react';
import type { FormPath, FormValue } from './formPath.ts';
import type { DraftValues } from './useDraftForm.ts';

/** The value at a dotted path of the form. Re-renders the component when it changes, or something inside it. */
export function useFormValue<Path extends FormPath>({ subscribe, getValues }: DraftValues, path: Path): FormValue<Path> {
  const listen = useCallback((listener: () => void) => subscribe(path, listener), [subscribe, path]);
  return useSyncExternalStore(listen, () => valueAt(getValues(), path) as FormValue<Path>);
}
