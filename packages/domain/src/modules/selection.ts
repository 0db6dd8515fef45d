import type { ChainChoice } from '../chains/index.ts';
import { DomainError } from '../errors/index.ts';
import type { OrganisationForm } from '../setup/form.ts';
import { moduleAvailability } from './availability.ts';
import { MODULE_SLUGS, type ModuleSlug } from './facts.ts';
import type { ModuleContext } from './moduleContext.ts';
import { MODULE_SETUPS } from './setups.ts';

/** docs/requirements.md#module-catalogue: these functions fail with the sentence of that error if there is no organisation. */
function present(form: OrganisationForm | null | undefined): OrganisationForm {
  if (!form) throw new DomainError('organisation-undefined');
  return form;
}

/** Adds the module with its default content. Throws "Organisation is undefined". */
export const setModule = (slug: ModuleSlug, form: OrganisationForm | null | undefined): OrganisationForm =>
  MODULE_SETUPS[slug].set(present(form));

/** Removes the module and what depends on it. Throws "Organisation is undefined". */
export const unsetModule = (slug: ModuleSlug, form: OrganisationForm | null | undefined): OrganisationForm =>
  MODULE_SETUPS[slug].unset(present(form));

/** Whether the draft contains the module. Throws "Organisation is undefined". */
export const isModuleSelected = (slug: ModuleSlug, form: OrganisationForm | null | undefined): boolean =>
  MODULE_SETUPS[slug].isSelected(present(form));

export const selectedModules = (form: OrganisationForm): ModuleSlug[] => MODULE_SLUGS.filter((slug) => isModuleSelected(slug, form));

/** The form after a click on the card's button; unchanged where the button is disabled. */
export function toggleModule(slug: ModuleSlug, context: ModuleContext): OrganisationForm {
  const { isButtonEnabled, isSelected } = moduleAvailability(slug, context);
  if (!isButtonEnabled) return context.form;
  return isSelected ? unsetModule(slug, context.form) : setModule(slug, context.form);
}

/** Whether another entry (governor, treasury, working group, guardian) may be added. */
export function canAddEntry(slug: ModuleSlug, form: OrganisationForm, chains: readonly ChainChoice[]): boolean {
  const setup = MODULE_SETUPS[slug];
  const limit = setup.limit(form, chains);
  return limit !== null && setup.count(form) < limit;
}
