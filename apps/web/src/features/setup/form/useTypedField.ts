import { valueAt } from '@althing/domain/setup';
import { useCallback } from 'react';
import type { PresentText } from '../../../ui/TypedInput.tsx';
import type { FormPathTo } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';
import { type Field, useField } from './useField.ts';
import { useTypeValue } from './useSetValue.ts';

export interface TypedField extends Omit<Field<string>, 'set'> {
  /** Replaces the text by what is typed, and removes the error at it. */
  type: (text: string) => void;
  /** What the form has now; `value` is that once nobody types for a moment. */
  present: PresentText;
}

/** A text of the form, for an input that shows by itself what is typed (`TypedInput`). */
export function useTypedField(path: FormPathTo<string>): TypedField {
  const form = useSetupForm();
  const { getValues, later } = form;
  const subscribe = useCallback((listener: () => void) => later.subscribe(path, listener), [later, path]);
  const { value, error, leave } = useField(path, later);
  return {
    value,
    error,
    leave,
    type: useTypeValue(path),
    present: { get: () => valueAt(getValues(), path) as string, subscribe },
  };
}
