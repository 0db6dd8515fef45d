import type { ModuleSlug } from '@althing/domain/modules';
import type { WalletList } from '@althing/domain/organisation';
import { MAX_WORKING_GROUPS } from '@althing/domain/setup';

/** Texts of the form in addition to those of `CONTRACT_KIND_FACTS`. */
export interface WalletListWords {
  slug: ModuleSlug;
  description: string;
  /** Why no further wallet can be added. */
  full: string;
  question: string;
  /** Word for one owner. */
  noun: string;
}

/** The lists of wallets in the Safe step; a missing one does not compile. */
export const WALLET_LIST_WORDS: Record<WalletList, WalletListWords> = {
  safeTreasury: {
    slug: 'safe',
    description: 'One treasury per chain. It pays only when enough of its owners have signed, or when the module you name decides so.',
    full: 'Every chain has its treasury already.',
    question: 'Who holds the treasury?',
    noun: 'Owner',
  },
  bondingEngine: {
    slug: 'bonding-engine',
    description: 'Who may offer bonds for the organisation. One per chain.',
    full: 'Every chain has its VEO manager already.',
    question: 'Who offers bonds?',
    noun: 'Owner',
  },
  workingGroup: {
    slug: 'working-group',
    description: 'Teams with money of their own.',
    full: `There are ${MAX_WORKING_GROUPS} working groups already, the most that are possible.`,
    question: 'Who holds its money?',
    noun: 'Member',
  },
};
