import type { ModuleContext } from '@althing/domain/modules';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useSetupForm } from './SetupFormContext.ts';
import { useFormValue } from './useFormValue.ts';

/** What decides which modules can be chosen. Re-renders the component whenever a module changes. */
export function useModuleContext(): ModuleContext {
  const { features, chains } = useAppConfig();
  const form = useSetupForm();
  useFormValue(form, 'modules');
  useFormValue(form, 'token');
  return { form: form.getValues(), initial: null, features, chains };
}
