import type { OrganisationForm } from '@althing/domain/setup';
import { useSetupForm } from './SetupFormContext.ts';

/** Applies a function of the domain to the whole form: `update((form) => setModule('safe', form))`. Removes all displayed errors. */
export function useUpdate(): (rule: (form: OrganisationForm) => OrganisationForm) => void {
  const form = useSetupForm();
  return (rule) => form.setValues(rule(form.getValues()));
}
