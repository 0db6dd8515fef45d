import { UPGRADE_EXECUTION_MS, UPGRADE_MS } from './limits.ts';

/** States of an upgrade proposal, in their order. */
export const UPGRADE_STATES = ['open', 'approved', 'rejected', 'expired', 'executing', 'executed', 'registered'] as const;
export type UpgradeState = (typeof UPGRADE_STATES)[number];

/** @public For the screens of upgrade proposals. */
export const UPGRADE_STATE_LABELS = {
  open: 'Open',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
  executing: 'Executing',
  executed: 'Executed',
  registered: 'Registered',
} as const satisfies Record<UpgradeState, string>;

/** What can happen to an upgrade proposal. */
export type UpgradeStep = 'approve' | 'reject' | 'expire' | 'execute' | 'finish' | 'register';

const STEPS: Readonly<Record<UpgradeStep, { from: readonly UpgradeState[]; to: UpgradeState }>> = {
  /** Enough signers of today on every chain concerned have voted for it. */
  approve: { from: ['open'], to: 'approved' },
  /** Enough signers of today on one of the chains have voted against it. */
  reject: { from: ['open'], to: 'rejected' },
  /** Its time is over: to decide, to begin, to finish, or to be registered. */
  expire: { from: ['open', 'approved', 'executing', 'executed'], to: 'expired' },
  /** Its transactions are asked for. */
  execute: { from: ['approved'], to: 'executing' },
  /** Every check holds on every chain. */
  finish: { from: ['executing'], to: 'executed' },
  /** Everything was read back, and the organisation's record has changed. */
  register: { from: ['executed'], to: 'registered' },
};

export const upgradeStep = (step: UpgradeStep) => STEPS[step];

/**
 * The state after a step; undefined where the step is not allowed.
 *
 * @public For tests, and for screens that say what can be done.
 */
export const afterUpgradeStep = (state: UpgradeState, step: UpgradeStep): UpgradeState | undefined =>
  STEPS[step].from.includes(state) ? STEPS[step].to : undefined;

/** Nothing can happen to it any more. */
export const isUpgradeSettled = (state: UpgradeState): boolean => state === 'rejected' || state === 'expired' || state === 'registered';

/** When an upgrade proposal was made and begun. */
export interface UpgradeTimes {
  state: UpgradeState;
  createdAt: Date;
  /** Null until it is executing. */
  executingSince: Date | null;
}

/** When the proposal expires as it stands; null where it does not. */
export function upgradeExpiry({ state, createdAt, executingSince }: UpgradeTimes): Date | null {
  if (state === 'open' || state === 'approved') return new Date(createdAt.getTime() + UPGRADE_MS);
  if (state === 'executing' || state === 'executed') return new Date((executingSince ?? createdAt).getTime() + UPGRADE_EXECUTION_MS);
  return null;
}

/** The state at a moment: one whose time is over is expired, whether or not anybody has noted it yet. */
export function upgradeStateAt(times: UpgradeTimes, now: Date): UpgradeState {
  const expiry = upgradeExpiry(times);
  return expiry !== null && now >= expiry ? 'expired' : times.state;
}
