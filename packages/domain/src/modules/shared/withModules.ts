import type { ModulesDraft, OrganisationForm } from '../../setup/form.ts';

export const withModules = (form: OrganisationForm, modules: Partial<ModulesDraft>): OrganisationForm => ({
  ...form,
  modules: { ...form.modules, ...modules },
});
