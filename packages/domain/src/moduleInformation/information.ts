import type { ModuleSlug } from '../modules/moduleSlug.ts';
import { CROSS_CHAIN_INFORMATION } from './crossChain.ts';
import { GOVERNANCE_INFORMATION } from './governance.ts';
import { TREASURY_INFORMATION } from './treasury.ts';
import type { ModuleInformation } from './moduleInformation.ts';

/** The page of every module; a slug without a page does not compile. */
export const MODULE_INFORMATION = {
  ...GOVERNANCE_INFORMATION,
  ...TREASURY_INFORMATION,
  ...CROSS_CHAIN_INFORMATION,
} as const satisfies Record<ModuleSlug, ModuleInformation>;
