import { text as tokenVote } from './1token1vote/text.ts';
import { text as safe } from './safe/text.ts';
import { text as workingGroup } from './working-group/text.ts';
import { text as protocolUpgrades } from './protocol-upgrades/text.ts';
import { text as quadratic } from './quadratic/text.ts';
import { text as preVoteVeto } from './pre-vote-veto/text.ts';
import { text as preExecutionVeto } from './pre-execution-veto/text.ts';
import { text as multiBridge } from './multi-bridge/text.ts';
import { text as multiBridgeVeto } from './multi-bridge-veto/text.ts';
import { text as portals } from './portals/text.ts';
import { text as bondingEngine } from './bonding-engine/text.ts';
import { text as refund } from './refund/text.ts';
import { text as tally } from './tally/text.ts';
import { text as lockbox } from './lockbox/text.ts';
import type { ModuleSlug } from './facts.ts';
import type { ModuleText } from './moduleText.ts';

/** The page of every module. A slug without text does not compile. */
export const MODULE_TEXTS = {
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
} as const satisfies Record<ModuleSlug, ModuleText>;
