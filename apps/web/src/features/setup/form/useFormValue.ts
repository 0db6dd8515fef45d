import { valueAt } from '@althing/domain/setup';
import { useMemo, useReducer } from 'react';
import type { FormPath, FormValue } from './formPath.ts';
import type { SetupForm } from './SetupFormContext.ts';

/** The value at a dotted path of the form. Re-renders the component when the value, something inside it or something around it changes. */
export function useFormValue<Path extends FormPath>(form: SetupForm, path: Path): FormValue<Path> {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // `watch` only subscribes again when it gets another function. A row that moves up in its list has another path.
  const subscriber = useMemo(() => Object.assign(() => redraw(), { path }), [path]);
  form.watch(path, subscriber);
  return valueAt(form.getValues(), path) as FormValue<Path>;
}
