import { emptyGovernor } from '@althing/domain/setup';
import { describe, expect, test } from 'vitest';
import {
  durationText,
  phases,
  proposalThresholdConsequence,
  quadraticThresholdConsequence,
  quorumConsequence,
  timelockConsequence,
  totalTime,
  voteDelayConsequence,
  votingPeriodConsequence,
  weightExample,
} from './consequences.ts';

const quorum = (quorumThreshold: number | null) => ({ ...emptyGovernor('g'), quorumThreshold });

describe('what a setting means', () => {
  test('an unanswered setting means nothing', () => {
    for (const say of [votingPeriodConsequence, voteDelayConsequence, timelockConsequence]) expect(say(null)).toBeNull();
    expect(quorumConsequence(quorum(null))).toBeNull();
    expect(proposalThresholdConsequence(null, 0, '')).toBeNull();
  });

  test('durations are said in days, in hours below a day, and in minutes for the shortest', () => {
    expect(durationText(1, 5)).toBe('1 day');
    expect(durationText(0.5, 5)).toBe('12 hours');
    expect(durationText(1 / 24, 5)).toBe('1 hour');
    expect(durationText('min', 5)).toBe('5 minutes');
  });

  test('the shortest vote is 5 minutes, the shortest lock 10', () => {
    expect(votingPeriodConsequence('min')).toContain('5 minutes');
    expect(timelockConsequence('min')).toContain('10 minutes');
  });

  test('none at all is told as something of its own', () => {
    expect(votingPeriodConsequence(0)).toBeNull();
    expect(timelockConsequence(0)).toContain('the governor holds the funds itself');
    expect(voteDelayConsequence(0)).not.toContain('0 days');
    expect(quorumConsequence(quorum(0))).toBe('No turnout is needed.');
    expect(proposalThresholdConsequence(0, 100, 'ALT')).toContain('without a token');
  });

  test('a quorum that few reach is told as such', () => {
    expect(quorumConsequence(quorum(90))).toContain('Few organisations');
    expect(quorumConsequence(quorum(51))).not.toContain('Few organisations');
  });

  test('a quorum is made up by For and Abstain, where roots are counted by every vote', () => {
    expect(quorumConsequence(quorum(20))).toBe('20 % of all tokens that count here must vote For or Abstain, or the proposal fails.');
    expect(quorumConsequence({ ...quorum(20), isQuadratic: true })).toBe(
      '20 % of all tokens that count here must vote, or the proposal fails.',
    );
  });

  test('a proposal threshold is given in tokens once there are some', () => {
    expect(proposalThresholdConsequence(2, 1_000_000, 'ALT')).toContain('20,000 ALT');
    expect(proposalThresholdConsequence(2, 0, 'ALT')).not.toContain('ALT');
  });
});

describe('the way of a proposal', () => {
  test('phases that last no time are left out', () => {
    const governor = { ...emptyGovernor('g'), preVotingTimelock: 0, votingPeriod: 7, preExecutionTimelock: 14 };
    expect(phases(governor).map((phase) => phase.id)).toEqual(['vote', 'lock']);
    expect(totalTime(governor)).toBe('about 21 days');
  });

  test('the shortest of everything takes 25 minutes', () => {
    const governor = { ...emptyGovernor('g'), preVotingTimelock: 'min', votingPeriod: 'min', preExecutionTimelock: 'min' } as const;
    expect(totalTime({ ...governor, votingChainIds: [], passportScoreRanges: [] })).toBe('25 minutes');
  });

  test('a weight is explained by a holding, and nothing is said of a share that is none', () => {
    expect(weightExample('50')).toBe('50 votes');
    expect(weightExample('1')).toBe('1 vote');
    expect(weightExample('')).toBe('—');
    expect(weightExample('101')).toBe('—');
    expect(quadraticThresholdConsequence(51)).toContain('51 % must be For');
    expect(quadraticThresholdConsequence(0)).toContain('One vote For is enough');
    expect(quadraticThresholdConsequence(null)).toBeNull();
  });
});
