import { setup as tokenVote } from './1token1vote/setup.ts';
import { setup as safe } from './safe/setup.ts';
import { setup as workingGroup } from './working-group/setup.ts';
import { setup as protocolUpgrades } from './protocol-upgrades/setup.ts';
import { setup as quadratic } from './quadratic/setup.ts';
import { setup as preVoteVeto } from './pre-vote-veto/setup.ts';
import { setup as preExecutionVeto } from './pre-execution-veto/setup.ts';
import { setup as multiBridge } from './multi-bridge/setup.ts';
import { setup as multiBridgeVeto } from './multi-bridge-veto/setup.ts';
import { setup as portals } from './portals/setup.ts';
import { setup as bondingEngine } from './bonding-engine/setup.ts';
import { setup as refund } from './refund/setup.ts';
import { setup as tally } from './tally/setup.ts';
import { setup as lockbox } from './lockbox/setup.ts';
import type { ModuleSlug } from './facts.ts';
import type { ModuleSetup } from './moduleSetup.ts';

/** How each module is set up. A missing slug does not compile. */
export const MODULE_SETUPS: Readonly<Record<ModuleSlug, ModuleSetup>> = {
  '1token1vote': tokenVote,
  safe: safe,
  'working-group': workingGroup,
  'protocol-upgrades': protocolUpgrades,
  quadratic: quadratic,
  'pre-vote-veto': preVoteVeto,
  'pre-execution-veto': preExecutionVeto,
  'multi-bridge': multiBridge,
  'multi-bridge-veto': multiBridgeVeto,
  portals: portals,
  'bonding-engine': bondingEngine,
  refund: refund,
  tally: tally,
  lockbox: lockbox,
};
