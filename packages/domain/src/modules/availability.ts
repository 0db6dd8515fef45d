import { MODULE_CONTENT } from './content.ts';
import { MODULES } from './facts.ts';
import type { ModuleContext, ModuleFacts } from './moduleEntry.ts';
import { MODULE_SLUGS, type ModuleSlug } from './moduleSlug.ts';

export type ModuleButtonLabel = 'Select' | 'Deselect' | 'Selected' | 'Default' | 'Coming Soon';

/** How a module's card stands in the picker. */
export interface ModuleAvailability {
  label: ModuleButtonLabel;
  isSelected: boolean;
  isButtonEnabled: boolean;
  isComingSoon: boolean;
  /** Why the button is disabled; null where it is not. */
  reason: string | null;
}

const isSelected = (slug: ModuleSlug, form: ModuleContext['form']): boolean => MODULE_CONTENT[slug].isSelected(form);

const needsGovernor =
  (consequence: string) =>
  ({ form }: ModuleContext): string | null =>
    form.modules.governor.length > 0 ? null : `Choose a governor first: without one there is nothing to ${consequence}.`;

/** What a module needs beside it before it can be selected. */
const REQUIREMENTS: Partial<Record<ModuleSlug, (context: ModuleContext) => string | null>> = {
  'pre-vote-veto': needsGovernor('veto'),
  'pre-execution-veto': needsGovernor('veto'),
  refund: needsGovernor('refund'),
  'multi-bridge-veto': ({ form, initial }) => {
    if (initial && isSelected('multi-bridge', initial))
      return 'The multi-bridge of this organisation exists already; its guardians cannot be added now.';
    return isSelected('multi-bridge', form) ? null : 'Choose the Multi-Bridge module first.';
  },
  quadratic: ({ chains }) =>
    chains.some((chain) => chain.supportsQuadratic) ? null : 'No chain of this network supports quadratic voting. OP Sepolia does.',
};

/** Without contracts in this release, or behind a switch that is off. */
function isComingSoon({ slug, isReleased, feature }: ModuleFacts, context: ModuleContext): boolean {
  return !(context.isReleased?.(slug) ?? isReleased) || (feature !== null && !context.features[feature]);
}

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

/** Whether the module can be selected or deselected now, and the reason where it cannot (docs/requirements.md#module-selection). */
export function moduleAvailability(slug: ModuleSlug, context: ModuleContext): ModuleAvailability {
  const facts: ModuleFacts = MODULES[slug];
  const selected = isSelected(slug, context.form);
  if (facts.isDefault) return disabled('Default', true, 'Every organisation has this module.');
  if (context.initial && isSelected(slug, context.initial)) {
    return disabled('Selected', true, 'This module is deployed already and cannot be deselected.');
  }
  if (isComingSoon(facts, context)) return disabled('Coming Soon', selected, 'This module is not available yet.');
  if (facts.isSelectButtonDisabled) return disabled('Select', selected, 'This module cannot be chosen during set-up.');
  if (selected) return enabled('Deselect', true);
  const missing = REQUIREMENTS[slug]?.(context) ?? null;
  return missing === null ? enabled('Select', false) : disabled('Select', false, missing);
}

export interface ModuleCard {
  facts: ModuleFacts;
  availability: ModuleAvailability;
}

/** The picker: what is hidden in set-up left out, what is coming soon last, otherwise the order of the catalogue. */
export function moduleCards(context: ModuleContext, catalogue: Record<ModuleSlug, ModuleFacts> = MODULES): ModuleCard[] {
  return MODULE_SLUGS.map((slug) => ({ facts: catalogue[slug], availability: moduleAvailability(slug, context) }))
    .filter(({ facts }) => !facts.isHiddenInOrganisationSetup)
    .sort((a, b) => Number(a.availability.isComingSoon) - Number(b.availability.isComingSoon));
}
