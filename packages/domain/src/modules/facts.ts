import { facts as tokenVote } from './1token1vote/facts.ts';
import { facts as safe } from './safe/facts.ts';
import { facts as workingGroup } from './working-group/facts.ts';
import { facts as protocolUpgrades } from './protocol-upgrades/facts.ts';
import { facts as quadratic } from './quadratic/facts.ts';
import { facts as preVoteVeto } from './pre-vote-veto/facts.ts';
import { facts as preExecutionVeto } from './pre-execution-veto/facts.ts';
import { facts as multiBridge } from './multi-bridge/facts.ts';
import { facts as multiBridgeVeto } from './multi-bridge-veto/facts.ts';
import { facts as portals } from './portals/facts.ts';
import { facts as bondingEngine } from './bonding-engine/facts.ts';
import { facts as refund } from './refund/facts.ts';
import { facts as tally } from './tally/facts.ts';
import { facts as lockbox } from './lockbox/facts.ts';
import type { UnnamedModuleFacts } from './moduleFacts.ts';

/** All modules, in the order in which they are shown. */
const CATALOGUE = {
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
} as const satisfies Readonly<Record<string, UnnamedModuleFacts>>;

/** Path segment of `/modules/{moduleSlug}`, and the module's key everywhere else. The other lists of modules do not compile unless complete. */
export type ModuleSlug = keyof typeof CATALOGUE;
export const MODULE_SLUGS = Object.keys(CATALOGUE) as readonly ModuleSlug[];

export const isModuleSlug = (value: string): value is ModuleSlug => MODULE_SLUGS.some((slug) => slug === value);

/** Facts about a module that do not depend on an organisation. */
export interface ModuleFacts extends UnnamedModuleFacts {
  id: ModuleSlug;
  slug: ModuleSlug;
}

export const MODULES = Object.fromEntries(MODULE_SLUGS.map((slug) => [slug, { id: slug, slug, ...CATALOGUE[slug] }])) as Readonly<
  Record<ModuleSlug, ModuleFacts>
>;
