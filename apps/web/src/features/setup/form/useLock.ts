import { useEdit } from '../edit/EditContext.ts';
import type { FormPath } from './formPath.ts';
import { useSetupForm } from './SetupFormContext.ts';

/** Why the value at a path cannot be changed any more, in an edit; undefined where it can. */
export function useLock(path: FormPath): string | undefined {
  const form = useSetupForm();
  return useEdit()?.lockOf(path, form.getValues());
}
