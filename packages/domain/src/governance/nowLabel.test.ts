import { describe, expect, test } from 'vitest';
import { type Guardian, guardianText } from './guardians.ts';
import { nowLabel, type Powers } from './nowLabel.ts';
import type { ProposalFacts } from './proposalState.ts';
import type { ProposalState } from './proposalStates.ts';

const facts: ProposalFacts = {
  createdAt: 0,
  voteStart: 86_399,
  voteEnd: 172_800,
  queuedAt: null,
  eta: null,
  executedAt: null,
  canceledAt: null,
  isVetoed: false,
  votes: { for: 3n, against: 1n, abstain: 0n },
  quorum: 2n,
  counting: { type: 'fractional' },
};
const guardian = (name: string): Guardian => ({ account: '0x1111111111111111111111111111111111111111', name, isYou: false, owners: [] });
const early = guardian('Watch');
const late = guardian('Brake');
const powers = (change: Partial<Powers> = {}): Powers => ({
  timelockDelay: 172_800,
  guardians: { preVote: null, preExecution: null },
  ...change,
});
const terms = { powers: powers(), clock: 'UTC' as const };
const both = { powers: powers({ guardians: { preVote: early, preExecution: late } }), clock: 'UTC' as const };
const unknownGuardians = { powers: powers({ guardians: undefined }), clock: 'UTC' as const };
const unknown = { powers: undefined, clock: 'UTC' as const };
const withoutTimelock = { powers: powers({ timelockDelay: null }), clock: 'UTC' as const };

describe('what a proposal waits for', () => {
  test('pending names the moment in which votes count', () => {
    expect(nowLabel(facts, 'pending', 0, terms)).toContain('Voting opens on 02.01.1970, 00:00');
  });

  test('after success the timelock decides whether it is queued or executed next', () => {
    expect(nowLabel(facts, 'succeeded', 0, terms)).toMatch(/Anybody can queue it now.*waits 2 days/);
    expect(nowLabel(facts, 'succeeded', 0, withoutTimelock)).toContain('Anybody can execute it now');
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
    expect(nowLabel({ ...facts, isVetoed: true }, 'canceled', 0, terms)).toMatch(/^A guardian stopped it\./);
    expect(nowLabel(facts, 'canceled', 0, terms)).toContain('proposer withdrew');
  });
});

describe('who can stop a proposal', () => {
  test('before the vote only the proposer, where nobody guards it', () => {
    expect(nowLabel(facts, 'pending', 0, terms)).toMatch(/Until then only its proposer can stop it, by cancelling it\.$/);
  });

  test('before the vote the proposer and the guardian by name, with the last moment', () => {
    const onlyEarly = { powers: powers({ guardians: { preVote: early, preExecution: null } }), clock: 'UTC' as const };
    expect(nowLabel({ ...facts, voteStart: 86_400 }, 'pending', 0, onlyEarly)).toMatch(
      /Its proposer can cancel it, and the guardian Watch can stop it, until 02\.01\.1970, 00:00\.$/,
    );
  });

  test('a guardian before execution alone leaves the time before the vote to the proposer', () => {
    const onlyLate = { powers: powers({ guardians: { preVote: null, preExecution: late } }), clock: 'UTC' as const };
    expect(nowLabel(facts, 'pending', 0, onlyLate)).toMatch(
      /only its proposer can stop it, by cancelling it\. If it passes, the guardian Brake can stop it until it is executed\.$/,
    );
  });

  test('both guardians are named while both can still act, and only the second from the vote on', () => {
    expect(nowLabel(facts, 'pending', 0, both)).toMatch(
      /guardian Watch can stop it, until .* the guardian Brake can stop it until it is executed/,
    );
    expect(nowLabel(facts, 'active', 0, both)).not.toContain('Watch');
    expect(nowLabel(facts, 'active', 0, both)).toContain('If it passes, the guardian Brake can stop it until it is executed.');
  });

  test.each<[ProposalState, number | null]>([
    ['succeeded', null],
    ['pendingexecution', 9],
  ])('after the vote the guardian before execution can until it is executed (%s)', (state, eta) => {
    expect(nowLabel({ ...facts, eta }, state, 10, both)).toMatch(/The guardian Brake can stop it until it is executed\.$/);
    expect(nowLabel({ ...facts, eta }, state, 10, terms)).not.toContain('stop');
  });

  test('without a timelock the guardian before execution has until somebody executes it', () => {
    const exposed = { powers: powers({ timelockDelay: null, guardians: { preVote: null, preExecution: late } }), clock: 'UTC' as const };
    expect(nowLabel(facts, 'succeeded', 0, exposed)).toBe(
      'The vote has passed. Anybody can execute it now. The guardian Brake can stop it until it is executed.',
    );
  });

  test.each([unknown, unknownGuardians])('what is not known yet is neither promised nor denied (case %#)', (given) => {
    for (const state of ['pending', 'succeeded', 'pendingexecution'] as const) {
      const sentence = nowLabel(facts, state, 0, given);
      expect(sentence).toContain('Whether a guardian can stop it is not known yet.');
      expect(sentence).not.toContain('only');
    }
    expect(nowLabel(facts, 'succeeded', 0, unknown)).toContain('Whether it has to be queued first is not known yet.');
  });

  test.each([
    ['a guardian of today', late, 'The guardian Brake stopped it.'],
    ['one who was replaced', { ...early, account: '0x2222222222222222222222222222222222222222' }, 'The former guardian Watch stopped it.'],
    ['nobody in the governor', null, 'Whoever may cancel in the timelock stopped it.'],
    ['somebody who is not known yet', undefined, 'A guardian stopped it.'],
  ] as const)('a veto names who made it: %s', (_who, vetoer, told) => {
    const vetoed = { ...facts, isVetoed: true, canceledAt: facts.voteStart };
    expect(nowLabel(vetoed, 'canceled', 200_000, { ...both, vetoer })).toBe(`${told} It can never be carried out.`);
  });
});

test('a guardian who reads is called you, wherever a guardian is told of', () => {
  const you = { ...guardian('0x1111…111111'), isYou: true };
  expect(guardianText(you)).toBe('you as its guardian');
  const label = nowLabel(facts, 'succeeded', 0, { powers: powers({ guardians: { preVote: null, preExecution: you } }), clock: 'UTC' });
  expect(label).toMatch(/You as its guardian can stop it until it is executed\.$/);
});
