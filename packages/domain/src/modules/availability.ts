import type { Features } from './features.ts';
import { MODULE_SLUGS, MODULES, type ModuleFacts, type ModuleSlug } from './facts.ts';
import type { ModuleContext } from './moduleContext.ts';
import { MODULE_SETUPS } from './setups.ts';

export type ModuleButtonLabel = 'Select' | 'Deselect' | 'Selected' | 'Default' | 'Coming Soon';

/** How a module's card looks in the picker. */
export interface ModuleAvailability {
  label: ModuleButtonLabel;
  isSelected: boolean;
  isButtonEnabled: boolean;
  isComingSoon: boolean;
  /** Why the button is disabled; null where it is enabled. */
  reason: string | null;
}

const isSelected = (slug: ModuleSlug, form: ModuleContext['form']): boolean => MODULE_SETUPS[slug].isSelected(form);

/** Whether the module's feature switch is off. */
export const isComingSoon = ({ feature }: Pick<ModuleFacts, 'feature'>, features: Features): boolean =>
  feature !== null && !features[feature];

const enabled = (label: ModuleButtonLabel, selected: boolean): ModuleAvailability => ({
  label,
  isSelected: selected,
  isButtonEnabled: true,
  isComingSoon: false,
  reason: null,
});

const disabled = (label: ModuleButtonLabel, selected: boolean, reason: string): ModuleAvailability => ({
  label,
  isSelected: selected,
  isButtonEnabled: false,
  isComingSoon: label === 'Coming Soon',
  reason,
});

/** Whether the module can be selected or deselected now, and why not (docs/requirements.md#module-selection). */
export function moduleAvailability(slug: ModuleSlug, context: ModuleContext): ModuleAvailability {
  const facts = MODULES[slug];
  const selected = isSelected(slug, context.form);
  if (facts.isDefault) return disabled('Default', true, 'Every organisation has this module.');
  if (context.initial && isSelected(slug, context.initial)) {
    return disabled('Selected', true, 'This module is deployed already and cannot be deselected.');
  }
  if (isComingSoon(facts, context.features)) return disabled('Coming Soon', selected, 'This module is not available yet.');
  if (facts.isSelectButtonDisabled) return disabled('Select', selected, 'This module cannot be chosen during set-up.');
  if (selected) return enabled('Deselect', true);
  const missing = MODULE_SETUPS[slug].missing?.(context) ?? null;
  return missing === null ? enabled('Select', false) : disabled('Select', false, missing);
}

export interface ModuleCard {
  facts: ModuleFacts;
  availability: ModuleAvailability;
}

/** The cards of the picker: without modules that are hidden in set-up, those coming soon last, otherwise in the catalogue's order. */
export function moduleCards(context: ModuleContext, catalogue: Record<ModuleSlug, ModuleFacts> = MODULES): ModuleCard[] {
  return MODULE_SLUGS.map((slug) => ({ facts: catalogue[slug], availability: moduleAvailability(slug, context) }))
    .filter(({ facts }) => !facts.isHiddenInOrganisationSetup)
    .sort((a, b) => Number(a.availability.isComingSoon) - Number(b.availability.isComingSoon));
}
