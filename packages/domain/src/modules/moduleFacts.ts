import type { ModuleFacts } from './moduleEntry.ts';
import type { ModuleSlug } from './moduleSlug.ts';

type Variable = Omit<ModuleFacts, 'id' | 'slug'>;
type Flag =
  'isDefault' | 'isSelectButtonDisabled' | 'isHiddenInOrganisationSetup' | 'isReleased' | 'isModulesStep' | 'feature' | 'contractKind';

/** The facts of a module from what it says of itself; a flag that is not named is off. */
export const moduleFacts = (slug: ModuleSlug, told: Omit<Variable, Flag> & Partial<Pick<Variable, Flag>>): ModuleFacts => ({
  id: slug,
  slug,
  isDefault: false,
  isSelectButtonDisabled: false,
  isHiddenInOrganisationSetup: false,
  isReleased: false,
  isModulesStep: false,
  feature: null,
  contractKind: null,
  ...told,
});
