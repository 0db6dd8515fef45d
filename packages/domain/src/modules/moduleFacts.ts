import type { ContractKind } from '../organisation/contractKinds.ts';
import type { Features } from './features.ts';

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
export interface UnnamedModuleFacts {
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
  /** Offered by the wizard. A module that is not is shown as "Coming Soon". */
  isReleased: boolean;
  /** Planned, deployed and read back, so that requests may carry it, whether the wizard offers it yet or not. */
  isDeployable: boolean;
  /** Switch without which the module is "Coming Soon" although released. */
  feature: keyof Features | null;
  /** Asked for in the Modules step of the wizard (false: in a step of its own, or nowhere). */
  isModulesStep: boolean;
  /** Whether the organisation needs a token once it has this module. */
  needsToken: boolean;
  /** Whether the deployed module leads to the bond offerings while these are switched on: docs/requirements.md#module-links. */
  leadsToBonds: boolean;
  /** Contract of an organisation that the module page links to. */
  contractKind: ContractKind | null;
}

type Flag =
  | 'isDefault'
  | 'isSelectButtonDisabled'
  | 'isHiddenInOrganisationSetup'
  | 'isReleased'
  | 'isDeployable'
  | 'isModulesStep'
  | 'needsToken'
  | 'leadsToBonds'
  | 'feature'
  | 'contractKind';

/** The facts of a module from what it says of itself; a flag that is not named is off. */
export const moduleFacts = (told: Omit<UnnamedModuleFacts, Flag> & Partial<Pick<UnnamedModuleFacts, Flag>>): UnnamedModuleFacts => ({
  isDefault: false,
  isSelectButtonDisabled: false,
  isHiddenInOrganisationSetup: false,
  isReleased: false,
  isDeployable: told.isReleased ?? false,
  isModulesStep: false,
  needsToken: false,
  leadsToBonds: false,
  feature: null,
  contractKind: null,
  ...told,
});
