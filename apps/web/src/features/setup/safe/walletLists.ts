import type { ModuleSlug } from '@althing/domain/modules';

export interface WalletListFacts {
  list: 'safeTreasury' | 'bondingEngine' | 'workingGroup';
  slug: ModuleSlug;
  title: string;
  description: string;
  /** What one entry is called. */
  entry: string;
  /** Why there can be no more. */
  full: string;
  question: string;
  /** What one owner is called. */
  noun: string;
}

/** The kinds of wallet of the Safe step beside Protocol Upgrades. */
export const WALLET_LISTS: readonly WalletListFacts[] = [
  {
    list: 'safeTreasury',
    slug: 'safe',
    title: 'Safe Treasury',
    description: 'One treasury per chain. It pays only when enough of its owners have signed, or when the module you name decides so.',
    entry: 'Treasury',
    full: 'Every chain has its treasury already.',
    question: 'Who holds the treasury?',
    noun: 'Owner',
  },
  {
    list: 'bondingEngine',
    slug: 'bonding-engine',
    title: 'VEO Manager',
    description: 'Who may offer bonds for the organisation. One per chain.',
    entry: 'VEO manager',
    full: 'Every chain has its VEO manager already.',
    question: 'Who offers bonds?',
    noun: 'Owner',
  },
  {
    list: 'workingGroup',
    slug: 'working-group',
    title: 'Working Group',
    description: 'Teams with money of their own.',
    entry: 'Working group',
    full: 'There are 5 working groups already, the most that are possible.',
    question: 'Who holds its money?',
    noun: 'Member',
  },
];
