import type { ProposalFacts } from '@althing/domain/governance';
import { describe, expect, test } from 'vitest';
import { nowLabel } from './nowLabel.ts';

const facts: ProposalFacts = {
  createdAt: 0,
  voteStart: 86_399,
  voteEnd: 172_800,
  eta: null,
  executedAt: null,
  canceledAt: null,
  isVetoed: false,
  votes: { for: 3n, against: 1n, abstain: 0n },
  quorum: 2n,
  counting: { type: 'fractional' },
};
const terms = { hasTimelock: true, timelockDelay: 172_800, timeZone: 'UTC' };

describe('what a proposal waits for', () => {
  test('pending names the moment in which votes count', () => {
    expect(nowLabel(facts, 'pending', 0, terms)).toContain('Voting opens on 02.01.1970, 00:00');
  });

  test('after success the timelock decides whether it is queued or executed next', () => {
    expect(nowLabel(facts, 'succeeded', 0, terms)).toMatch(/Anybody can queue it now.*waits 2 days/);
    expect(nowLabel(facts, 'succeeded', 0, { ...terms, hasTimelock: false })).toContain('Anybody can execute it now');
  });

  test('in the timelock: from when, and that it may be executed once that has passed', () => {
    const queued = { ...facts, eta: 259_200 };
    expect(nowLabel(queued, 'pendingexecution', 259_199, terms)).toContain('from 04.01.1970, 00:00 on');
    expect(nowLabel(queued, 'pendingexecution', 259_200, terms)).toContain('Anybody can execute it now');
  });

  test.each([
    [{ for: 3n, against: 1n, abstain: 0n }, 10n, 'too few took part.'],
    [{ for: 1n, against: 3n, abstain: 0n }, 10n, 'too few took part and there was no majority'],
    [{ for: 1n, against: 3n, abstain: 0n }, 0n, 'more voted against'],
    [{ for: 2n, against: 2n, abstain: 0n }, 0n, 'were equal'],
  ] as const)('a defeat says why (case %#)', (votes, quorum, words) => {
    expect(nowLabel({ ...facts, votes, quorum }, 'defeated', 0, terms)).toContain(words);
  });

  test.each([
    [{ for: 5_999n, against: 4_001n, abstain: 0n }, 10n, 6_000, 'For stayed below 60 % of For and Against'],
    [{ for: 0n, against: 0n, abstain: 9n }, 10n, 0, 'nobody voted for it'],
    [{ for: 9n, against: 0n, abstain: 0n }, 9n, 6_000, 'too few took part.'],
  ])('so does a defeat of roots (case %#)', (votes, participation, threshold, words) => {
    const counting = { type: 'quadratic', participation, threshold } as const;
    expect(nowLabel({ ...facts, votes, quorum: 10n, counting }, 'defeated', 0, terms)).toContain(words);
  });

  test('a veto is not told as the proposer’s own withdrawal', () => {
    expect(nowLabel({ ...facts, isVetoed: true }, 'canceled', 0, terms)).toContain('guardians');
    expect(nowLabel(facts, 'canceled', 0, terms)).toContain('proposer withdrew');
  });
});
