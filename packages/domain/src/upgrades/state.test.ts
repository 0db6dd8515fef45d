import { describe, expect, it } from 'vitest';
import { afterUpgradeStep, UPGRADE_STATES, type UpgradeState, type UpgradeStep, upgradeExpiry, upgradeStateAt } from './index.ts';

const ALLOWED: Record<UpgradeStep, [from: UpgradeState, to: UpgradeState][]> = {
  approve: [['open', 'approved']],
  reject: [['open', 'rejected']],
  expire: [
    ['open', 'expired'],
    ['approved', 'expired'],
    ['executing', 'expired'],
    ['executed', 'expired'],
  ],
  execute: [['approved', 'executing']],
  finish: [['executing', 'executed']],
  register: [['executed', 'registered']],
};

const DAY = 24 * 3600_000;
const createdAt = new Date('2026-11-01T00:00:00.000Z');
const after = (days: number) => new Date(createdAt.getTime() + days * DAY);

describe('an upgrade proposal', () => {
  const steps = Object.keys(ALLOWED) as UpgradeStep[];
  const every = steps.flatMap((step) => UPGRADE_STATES.map((state) => [step, state] as const));

  it.each(every)('%s: from %s only where it is allowed', (step, state) => {
    const allowed = ALLOWED[step].find(([from]) => from === state);
    expect(afterUpgradeStep(state, step)).toBe(allowed?.[1]);
  });

  it('expires after 30 days, while it is open or approved', () => {
    for (const state of ['open', 'approved'] as const) {
      const times = { state, createdAt, executingSince: null };
      expect(upgradeStateAt(times, new Date(after(30).getTime() - 1))).toBe(state);
      expect(upgradeStateAt(times, after(30))).toBe('expired');
      expect(upgradeExpiry(times)).toEqual(after(30));
    }
  });

  it('that was begun has 30 days from then on to be registered, and none that is settled expires', () => {
    for (const state of ['executing', 'executed'] as const) {
      const times = { state, createdAt, executingSince: after(29) };
      expect(upgradeStateAt(times, after(58))).toBe(state);
      expect(upgradeStateAt(times, after(59))).toBe('expired');
    }
    for (const state of ['rejected', 'expired', 'registered'] as const) {
      expect(upgradeExpiry({ state, createdAt, executingSince: null })).toBeNull();
      expect(upgradeStateAt({ state, createdAt, executingSince: null }, after(1000))).toBe(state);
    }
  });
});
