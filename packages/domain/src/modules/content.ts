import { content as tokenVote } from './1token1vote/content.ts';
import { content as safe } from './safe/content.ts';
import { content as workingGroup } from './working-group/content.ts';
import { content as protocolUpgrades } from './protocol-upgrades/content.ts';
import { content as quadratic } from './quadratic/content.ts';
import { content as preVoteVeto } from './pre-vote-veto/content.ts';
import { content as preExecutionVeto } from './pre-execution-veto/content.ts';
import { content as multiBridge } from './multi-bridge/content.ts';
import { content as multiBridgeVeto } from './multi-bridge-veto/content.ts';
import { content as portals } from './portals/content.ts';
import { content as bondingEngine } from './bonding-engine/content.ts';
import { content as refund } from './refund/content.ts';
import { content as tally } from './tally/content.ts';
import { content as lockbox } from './lockbox/content.ts';
import type { ModuleSlug } from './moduleSlug.ts';
import type { ModuleContent } from './moduleEntry.ts';

/** How each module changes the draft; a slug without behaviour does not compile. */
export const MODULE_CONTENT = {
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
} as const satisfies Record<ModuleSlug, ModuleContent>;
