import type { ModuleRules } from './moduleRules.ts';
import type { ModuleSlug } from './moduleSlug.ts';
import { rules as multiBridge } from './multi-bridge/rules.ts';
import { rules as preExecutionVeto } from './pre-execution-veto/rules.ts';
import { rules as preVoteVeto } from './pre-vote-veto/rules.ts';

const none: ModuleRules = () => [];

/** The rules of what the Modules step asks; what other steps ask has its rules in `setup/rules/`. A slug that is left out does not compile. */
export const MODULE_RULES = {
  '1token1vote': none,
  safe: none,
  'working-group': none,
  'protocol-upgrades': none,
  quadratic: none,
  'pre-vote-veto': preVoteVeto,
  'pre-execution-veto': preExecutionVeto,
  'multi-bridge': multiBridge,
  // Its guardians are among the settings of the multi-bridge.
  'multi-bridge-veto': none,
  portals: none,
  'bonding-engine': none,
  refund: none,
  tally: none,
  lockbox: none,
} as const satisfies Record<ModuleSlug, ModuleRules>;
