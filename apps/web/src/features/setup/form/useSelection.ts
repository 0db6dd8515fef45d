import { type OrganisationForm, valueAt } from '@althing/domain/setup';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormPath, FormValue } from './formPath.ts';
import type { DraftForm, DraftValues } from './useDraftForm.ts';

const NOTHING = '[]';

/**
 * What `select` makes of the value at a dotted path, once nobody types for a moment (`DraftForm.later`): the same object as long as it is the
 * same as JSON, which it has to survive. Re-renders the component only when it becomes another: a page has hundreds of fields, and most of what depends
 * on a list depends on its length only. Where `select` looks at more of the draft, changes elsewhere are not noticed.
 */
export function useSelection<Path extends FormPath, Selected>(
  form: DraftForm,
  path: Path,
  select: (value: FormValue<Path>, draft: OrganisationForm) => Selected,
): Selected {
  const { subscribe } = form.later;
  const listen = useCallback((listener: () => void) => subscribe(path, listener), [subscribe, path]);
  const text = useSyncExternalStore(listen, readerOf(form.later, path, select));
  return useMemo(() => (JSON.parse(text) as [Selected])[0], [text]);
}

/** Selects only where the value is another than at the last reading. */
function readerOf<Path extends FormPath>(
  { getValues }: DraftValues,
  path: Path,
  select: (value: FormValue<Path>, draft: OrganisationForm) => unknown,
): () => string {
  let known: { value: unknown; text: string } | undefined;
  return () => {
    const draft = getValues();
    const value = valueAt(draft, path);
    // Whatever shows a part that was taken away goes with it.
    if (value !== undefined && known?.value !== value) known = { value, text: JSON.stringify([select(value as FormValue<Path>, draft)]) };
    return known?.text ?? NOTHING;
  };
}
