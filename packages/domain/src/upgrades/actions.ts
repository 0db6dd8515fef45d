import type { Address } from '../units.ts';
import { isUpgradeVoter, type Electorate } from './decision.ts';
import { UPGRADE_REFUSALS } from './sentences.ts';
import type { UpgradeState } from './state.ts';

/** What somebody can do about an upgrade proposal. */
export type UpgradeAction = 'approve' | 'reject' | 'execute' | 'register';

/** What decides about it. */
export interface UpgradeSituation {
  state: UpgradeState;
  isStale: boolean;
  /** Another proposal of the organisation that is being executed. */
  waitsFor: string | null;
  electorates: readonly Electorate[];
  /** Whether a chain could not be asked who decides. */
  isAnyUnknown: boolean;
  /** Null without a session. */
  account: Address | null;
  /** What the account has voted. */
  ownVote: 'approve' | 'reject' | null;
  /** Whether what is shown has the hash that a vote is about. */
  isGenuine: boolean;
}

export const UPGRADE_REASONS = {
  'signed-out': 'Connect your wallet and sign in first',
  forged: 'What is shown here is not what the hash of the plan is about. Nothing of it should be signed',
  approved: 'You have agreed to it already',
  rejected: 'You have rejected it already',
  unknown: 'A chain does not answer who its signers are. Please try again in a moment',
  begun: 'It is being executed already: send what is ready below',
  done: 'It is executed already',
  underWay: 'Not every part is known to be done. The chains are asked again and again',
  over: 'It is decided and over',
} as const;

function voteReason(
  { state, isStale, account, electorates, isAnyUnknown, isGenuine, ownVote }: UpgradeSituation,
  wanted: 'approve' | 'reject',
) {
  if (state !== 'open') return UPGRADE_REFUSALS['upgrade-not-open'];
  if (isStale && wanted === 'approve') return UPGRADE_REFUSALS['upgrade-stale'];
  if (!account) return UPGRADE_REASONS['signed-out'];
  if (isAnyUnknown) return UPGRADE_REASONS.unknown;
  if (!isUpgradeVoter(electorates, { voter: account, chainId: null })) {
    const isByGovernor = electorates.length > 0 && electorates.every(({ kind }) => kind === 'governor');
    return UPGRADE_REFUSALS[isByGovernor ? 'upgrade-by-governor' : 'upgrade-not-signer'];
  }
  if (!isGenuine) return UPGRADE_REASONS.forged;
  if (ownVote === wanted) return UPGRADE_REASONS[wanted === 'approve' ? 'approved' : 'rejected'];
  return undefined;
}

function executeReason({ state, account, isStale, waitsFor }: UpgradeSituation): string | undefined {
  if (state === 'open') return UPGRADE_REFUSALS['upgrade-not-approved'];
  if (state === 'executing') return UPGRADE_REASONS.begun;
  if (state === 'executed' || state === 'registered') return UPGRADE_REASONS.done;
  if (state !== 'approved') return UPGRADE_REASONS.over;
  if (!account) return UPGRADE_REASONS['signed-out'];
  if (isStale) return UPGRADE_REFUSALS['upgrade-stale'];
  return waitsFor === null ? undefined : UPGRADE_REFUSALS['upgrade-other-executing'];
}

function registerReason({ state, account, isStale }: UpgradeSituation): string | undefined {
  if (state === 'registered') return UPGRADE_REASONS.over;
  if (state === 'executing') return UPGRADE_REASONS.underWay;
  if (state !== 'executed') return UPGRADE_REFUSALS['upgrade-not-executed'];
  if (!account) return UPGRADE_REASONS['signed-out'];
  return isStale ? UPGRADE_REFUSALS['upgrade-stale'] : undefined;
}

const REASONS: Readonly<Record<UpgradeAction, (situation: UpgradeSituation) => string | undefined>> = {
  approve: (situation) => voteReason(situation, 'approve'),
  reject: (situation) => voteReason(situation, 'reject'),
  execute: executeReason,
  register: registerReason,
};

/** Why somebody cannot do it now; undefined where they can. The server decides by the same rules. */
export const upgradeActionReason = (action: UpgradeAction, situation: UpgradeSituation): string | undefined => REASONS[action](situation);

/** What has to happen next with a proposal in this state, in one sentence. */
export const UPGRADE_NEXT = {
  open: 'Waits for the signers of the protocol upgrades to agree to it or to reject it.',
  approved: 'Agreed to. Anybody can begin its execution.',
  rejected: 'Rejected. It is kept here, and nothing of it happens. It can be proposed again.',
  expired: 'Its time is over. It can be proposed again.',
  executing: 'Each part is sent by whoever holds what it changes. What is done is read from the chains.',
  executed: 'The chains are as proposed. Registering reads everything back and changes the record.',
  registered: 'The organisation is what this proposal said.',
} as const satisfies Record<UpgradeState, string>;
