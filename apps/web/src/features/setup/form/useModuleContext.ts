import type { ModuleContext } from '@althing/domain/modules';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useEdit } from '../edit/EditContext.ts';
import { useSetupForm } from './SetupFormContext.ts';
import { useFormValue } from './useFormValue.ts';

/** What decides which modules can be chosen. Re-renders the component whenever a module changes. */
export function useModuleContext(): ModuleContext {
  const { features, chains } = useAppConfig();
  const form = useSetupForm();
  const edit = useEdit();
  useFormValue(form, 'modules');
  useFormValue(form, 'token');
  return { form: form.getValues(), initial: edit?.initial ?? null, features, chains };
}
