import { isModuleSelected, MODULE_SLUGS, MODULES, type ModuleSlug } from '../modules/index.ts';
import type { OrganisationForm } from './form.ts';

/** The four steps: docs/requirements.md#wizard. */
export const WIZARD_STEPS = [
  { id: 'organisation', title: 'Org Setup' },
  { id: 'selection', title: 'Module Selection' },
  { id: 'configuration', title: 'Module Configuration' },
  { id: 'review', title: 'Review & Deploy' },
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number]['id'];

/** Parts of the third step: docs/requirements.md#wizard. */
export const CONFIGURATION_STEPS = [
  { id: 'governor', title: 'Governor' },
  { id: 'safe', title: 'Safe' },
  { id: 'modules', title: 'Modules' },
  { id: 'token', title: 'Token' },
] as const;
export type ConfigurationStep = (typeof CONFIGURATION_STEPS)[number]['id'];

/** Every page of the wizard in order. Those of the third step depend on the chosen modules. */
export const POSITIONS = ['organisation', 'selection', 'governor', 'safe', 'modules', 'token', 'review'] as const;
export type Position = (typeof POSITIONS)[number];

export const indexOf = (position: Position): number => POSITIONS.indexOf(position);

const CONFIGURATION: readonly Position[] = CONFIGURATION_STEPS.map(({ id }) => id);

export const stepOf = (position: Position): WizardStep =>
  position === 'governor' || position === 'safe' || position === 'modules' || position === 'token' ? 'configuration' : position;

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
