import type { ContractKind } from '../organisation/contractKinds.ts';
import type { Features } from './features.ts';

/** The types of docs/requirements.md#module-catalogue, and three of our own for modules to which it gives none. */
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

/** Keys of our icon set. */
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

/** Facts about a module that do not depend on an organisation. */
export interface UnnamedModuleFacts {
  title: string;
  type: ModuleType;
  /** One or two sentences for the module's card. */
  description: string;
  icon: ModuleIcon;
  /** Part of every organisation, so it can be neither selected nor deselected. */
  isDefault: boolean;
  /** Shown, but not selectable during set-up. */
  isSelectButtonDisabled: boolean;
  isHiddenInOrganisationSetup: boolean;
  /** Feature switch that must be on; while it is off, the module is "Coming Soon". */
  feature: keyof Features | null;
  /** Whether the wizard asks for its settings in the Modules step; false where another step does, or none. */
  isModulesStep: boolean;
  /** Whether an organisation with this module needs a token. */
  needsToken: boolean;
  /** Whether the deployed module links to the bond offerings while these are switched on: docs/requirements.md#module-links. */
  leadsToBonds: boolean;
  /** Kind of contract that the module's page links to. */
  contractKind: ContractKind | null;
}

type Flag =
  | 'isDefault'
  | 'isSelectButtonDisabled'
  | 'isHiddenInOrganisationSetup'
  | 'isModulesStep'
  | 'needsToken'
  | 'leadsToBonds'
  | 'feature'
  | 'contractKind';

/** Completes a module's facts: flags that are not named are off. */
export const moduleFacts = (told: Omit<UnnamedModuleFacts, Flag> & Partial<Pick<UnnamedModuleFacts, Flag>>): UnnamedModuleFacts => ({
  isDefault: false,
  isSelectButtonDisabled: false,
  isHiddenInOrganisationSetup: false,
  isModulesStep: false,
  needsToken: false,
  leadsToBonds: false,
  feature: null,
  contractKind: null,
  ...told,
});
