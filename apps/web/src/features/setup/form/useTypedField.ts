import { valueAt } from '@althing/domain/setup';
import type { FormPathTo } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';
import { type Field, useField } from './useField.ts';

export interface TypedField extends Field<string> {
  /** What the form has now; `value` is that once what was typed is on the screen. */
  present: () => string;
}

/** A text of the form, for an input that shows by itself what is typed (`TypedInput`). */
export function useTypedField(path: FormPathTo<string>): TypedField {
  const form = useSetupForm();
  return { ...useField(path, form.later), present: () => valueAt(form.getValues(), path) as string };
}
