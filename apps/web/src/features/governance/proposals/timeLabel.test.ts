import type { ProposalFacts } from '@althing/domain/governance';
import { describe, expect, test } from 'vitest';
import { nextMilestone, timeLabel } from './timeLabel.ts';

const facts: ProposalFacts = {
  createdAt: 1_000,
  voteStart: 2_000,
  voteEnd: 10_000,
  queuedAt: null,
  eta: null,
  executedAt: null,
  canceledAt: null,
  isVetoed: false,
  votes: { for: 1n, against: 0n, abstain: 0n },
  quorum: 0n,
  counting: { type: 'fractional' },
};

describe('time left', () => {
  test('counts to the second in which voting is open, not to the snapshot', () => {
    expect(timeLabel(facts, 'pending', 2_000)).toBe('Voting opens in 1 second');
    expect(nextMilestone(facts, 'pending', 1_500)).toBe(2_001);
  });

  test('voting includes its last second', () => {
    expect(timeLabel(facts, 'active', 10_000)).toBe('Voting ends in 1 second');
    expect(nextMilestone(facts, 'active', 5_000)).toBe(10_001);
  });

  test('a queued proposal waits for its timelock, then for people', () => {
    const queued = { ...facts, eta: 20_000 };
    expect(timeLabel(queued, 'pendingexecution', 12_800)).toBe('Can be executed in 2 hours');
    expect(nextMilestone(queued, 'pendingexecution', 12_800)).toBe(20_000);
    expect(timeLabel(queued, 'pendingexecution', 20_000)).toBe('Can be executed now');
    expect(nextMilestone(queued, 'pendingexecution', 20_000)).toBeUndefined();
  });

  test.each(['succeeded', 'defeated', 'executed', 'canceled'] as const)('nothing happens by itself to a proposal that is %s', (state) => {
    expect(nextMilestone(facts, state, 50_000)).toBeUndefined();
  });
});
