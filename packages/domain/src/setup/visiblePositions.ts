import { isModuleSelected, MODULE_SLUGS, MODULES, type ModuleSlug } from '../modules/index.ts';
import type { OrganisationForm } from './form.ts';
import { CONFIGURATION_STEPS, type ConfigurationStep, type Position, POSITIONS } from './positions.ts';

const CONFIGURATION: readonly Position[] = CONFIGURATION_STEPS.map(({ id }) => id);

const hasAny = (form: OrganisationForm, slugs: readonly ModuleSlug[]): boolean => slugs.some((slug) => isModuleSelected(slug, form));

/** Whether any chosen module needs a token. */
export const needsToken = (form: OrganisationForm): boolean =>
  hasAny(
    form,
    MODULE_SLUGS.filter((slug) => MODULES[slug].needsToken),
  );

const IS_VISIBLE: Record<ConfigurationStep, (form: OrganisationForm) => boolean> = {
  governor: (form) => form.modules.governor.length > 0,
  safe: () => true,
  modules: (form) =>
    hasAny(
      form,
      MODULE_SLUGS.filter((slug) => MODULES[slug].isModulesStep),
    ),
  token: needsToken,
};

/** The parts of the third step that apply to the chosen modules. */
export const configurationSteps = (form: OrganisationForm): ConfigurationStep[] =>
  CONFIGURATION_STEPS.map(({ id }) => id).filter((id) => IS_VISIBLE[id](form));

/** The pages of the wizard for this draft, in order. */
export function visiblePositions(form: OrganisationForm): Position[] {
  const visible: readonly Position[] = configurationSteps(form);
  return POSITIONS.filter((position) => !CONFIGURATION.includes(position) || visible.includes(position));
}
