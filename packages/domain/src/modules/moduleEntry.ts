import type { ChainChoice } from '../chains/index.ts';
import type { ContractKind } from '../organisation/contractKinds.ts';
import type { OrganisationForm } from '../setup/form.ts';
import type { Features } from './features.ts';
import type { ModuleSlug } from './moduleSlug.ts';

/** The types of docs/requirements.md#module-catalogue, and three of our own for modules that it gives none. */
export const MODULE_TYPES = [
  'Governance',
  'Treasury',
  'Collaboration',
  'Protocol Upgrades',
  'Community Guardians',
  'Engagement',
  'Voting Forum',
  'Cross-Chain',
  'Token',
] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

/** Keys of the icon set. */
export type ModuleIcon =
  | 'ballot'
  | 'root'
  | 'shield'
  | 'shield-check'
  | 'bridge'
  | 'bridge-shield'
  | 'vault'
  | 'people'
  | 'upgrade'
  | 'forum'
  | 'refund'
  | 'lock'
  | 'portal'
  | 'bond';

/** What can be said about a module without looking at an organisation. */
export interface ModuleFacts {
  id: ModuleSlug;
  slug: ModuleSlug;
  title: string;
  type: ModuleType;
  /** One or two sentences for the card. */
  description: string;
  icon: ModuleIcon;
  /** Part of every organisation: neither selected nor deselected. */
  isDefault: boolean;
  /** Shown, but not to be chosen during set-up. */
  isSelectButtonDisabled: boolean;
  isHiddenInOrganisationSetup: boolean;
  /** Has contracts in this release. A module without them is shown as "Coming Soon". */
  isReleased: boolean;
  /** Switch without which the module is "Coming Soon" although released. */
  feature: keyof Features | null;
  /** Asked for in the Modules step of the wizard (false: in a step of its own, or nowhere). */
  isModulesStep: boolean;
  /** Contract of an organisation that the module page links to. */
  contractKind: ContractKind | null;
}

/** How a module changes the draft. Each function returns a new form and leaves its argument as it was. */
export interface ModuleContent {
  isSelected(form: OrganisationForm): boolean;
  /** Gives the module its default content; a module that is there already stays as it is. */
  set(form: OrganisationForm): OrganisationForm;
  /** Takes the module out, and with it what cannot stand without it. */
  unset(form: OrganisationForm): OrganisationForm;
  /** How many entries the module may have; null where it has none to count. */
  limit(form: OrganisationForm, chains: readonly ChainChoice[]): number | null;
  /** How many it has. */
  count(form: OrganisationForm): number;
}

/** What decides whether a module can be chosen. */
export interface ModuleContext {
  form: OrganisationForm;
  /** The organisation as it stands on chain while it is edited; null for a new one. */
  initial: OrganisationForm | null;
  features: Features;
  chains: readonly ChainChoice[];
  /** Which modules have contracts; the catalogue's own flags where absent. */
  isReleased?: (slug: ModuleSlug) => boolean;
}
