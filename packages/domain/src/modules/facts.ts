import type { ModuleFacts } from './moduleEntry.ts';
import type { ModuleSlug } from './moduleSlug.ts';

type Variable = Omit<ModuleFacts, 'id' | 'slug'>;
type Flag = 'isDefault' | 'isSelectButtonDisabled' | 'isHiddenInOrganisationSetup' | 'isReleased' | 'feature' | 'contractKind';
type Told = Omit<Variable, Flag> & Partial<Pick<Variable, Flag>>;

const facts = (slug: ModuleSlug, told: Told): ModuleFacts => ({
  id: slug,
  slug,
  isDefault: false,
  isSelectButtonDisabled: false,
  isHiddenInOrganisationSetup: false,
  isReleased: false,
  feature: null,
  contractKind: null,
  ...told,
});

/** The whole catalogue; a slug without facts does not compile. */
export const MODULES = {
  '1token1vote': facts('1token1vote', {
    title: '1 Token 1 Vote',
    type: 'Governance',
    description: 'Members propose and decide by vote. Each token counts once, held or delegated, as of the day the vote begins.',
    icon: 'ballot',
    isReleased: true,
    contractKind: 'governor',
  }),
  safe: facts('safe', {
    title: 'Safe',
    type: 'Treasury',
    description: 'A treasury with several signers. You decide how many of them must approve before anything leaves it.',
    icon: 'vault',
    isReleased: true,
    contractKind: 'safeTreasury',
  }),
  'working-group': facts('working-group', {
    title: 'Working Group',
    type: 'Collaboration',
    description: 'A team with money of its own, run by its members through a multisig.',
    icon: 'people',
    isReleased: true,
    contractKind: 'workingGroup',
  }),
  'protocol-upgrades': facts('protocol-upgrades', {
    title: 'Protocol Upgrades Wizard',
    type: 'Protocol Upgrades',
    description:
      'Anyone may draft a change to the organisation’s own contracts. The signers you name here approve or reject it, and every draft stays on record.',
    icon: 'upgrade',
    isDefault: true,
    isReleased: true,
    contractKind: 'protocolUpgrades',
  }),
  quadratic: facts('quadratic', {
    title: 'Quadratic Voting',
    type: 'Governance',
    description: 'Weight grows with the square root of a holding and with a passport score, so that many holders outweigh one large one.',
    icon: 'root',
    contractKind: 'governor',
  }),
  'pre-vote-veto': facts('pre-vote-veto', {
    title: 'Pre-Vote Veto',
    type: 'Community Guardians',
    description: 'Guardians can stop a proposal before its vote opens, for example one that is spam or harmful.',
    icon: 'shield',
  }),
  'pre-execution-veto': facts('pre-execution-veto', {
    title: 'Pre-Execution Veto',
    type: 'Community Guardians',
    description: 'Guardians can stop a proposal that has passed, between the vote and its execution.',
    icon: 'shield-check',
  }),
  'multi-bridge': facts('multi-bridge', {
    title: 'Multi-Bridge',
    type: 'Cross-Chain',
    description: 'Messages between your chains travel over several bridges at once and count only when enough of them agree.',
    icon: 'bridge',
  }),
  'multi-bridge-veto': facts('multi-bridge-veto', {
    title: 'Multi-Bridge Veto',
    type: 'Community Guardians',
    description: 'Guardians on the receiving chain can stop a message or a decision from elsewhere before it is carried out.',
    icon: 'bridge-shield',
  }),
  portals: facts('portals', {
    title: 'Portals',
    type: 'Cross-Chain',
    description: 'Your token moves between your chains, within limits that you set for each bridge.',
    icon: 'portal',
  }),
  'bonding-engine': facts('bonding-engine', {
    title: 'Bonding Engine',
    type: 'Treasury',
    description: 'Sell your token at a discount against later delivery, and fill the treasury with what buyers pay.',
    icon: 'bond',
    feature: 'bonding',
    contractKind: 'bondingEngine',
  }),
  refund: facts('refund', {
    title: 'Refund Mechanism',
    type: 'Engagement',
    description: 'The organisation pays back the network fee of a vote, up to a limit, so that taking part costs nothing.',
    icon: 'refund',
    feature: 'refund',
  }),
  tally: facts('tally', {
    title: 'Tally',
    type: 'Voting Forum',
    description: 'Mirrors your governors and their proposals to an outside voting forum, both ways.',
    icon: 'forum',
    isSelectButtonDisabled: true,
    feature: 'tally',
  }),
  lockbox: facts('lockbox', {
    title: 'Lockbox',
    type: 'Token',
    description: 'Wraps a token that exists already, one for one, into a token that can travel between chains.',
    icon: 'lock',
    isSelectButtonDisabled: true,
  }),
} as const satisfies Record<ModuleSlug, ModuleFacts>;
