import { describe, expect, test } from 'vitest';
import type { VotingPower } from './eligibility.ts';
import { type OwnCase, ownStep } from './ownStep.ts';
import type { ProposalFacts } from './proposalState.ts';

const YOU = '0x1111111111111111111111111111111111111111';
const OTHER = '0x2222222222222222222222222222222222222222';

const facts: ProposalFacts = {
  createdAt: 0,
  voteStart: 100,
  voteEnd: 200,
  queuedAt: null,
  eta: null,
  executedAt: null,
  canceledAt: null,
  isVetoed: false,
  votes: { against: 0n, for: 10n, abstain: 0n },
  quorum: 5n,
  counting: { type: 'fractional' },
};
const power: VotingPower = { balance: 7n, now: 7n, atSnapshot: 7n, delegate: YOU };

interface Change {
  now: number;
  facts?: Partial<ProposalFacts>;
  power?: Partial<VotingPower>;
  hasVoted?: boolean;
  hasTimelock?: boolean;
  usedVotes?: bigint;
  otherWays?: OwnCase['otherWays'];
}

const stepAt = ({
  now,
  facts: changed,
  power: held,
  hasVoted = false,
  hasTimelock = true,
  usedVotes = hasVoted ? 7n : 0n,
  otherWays = [],
}: Change) => {
  const asked: OwnCase = {
    account: YOU,
    governor: { chainId: 1, chainName: 'Alpha', tokenSymbol: 'HRB', proposalThreshold: 0n, hasTimelock },
    proposal: { facts: { ...facts, ...changed }, proposer: OTHER, hasVoted },
    power: { ...power, ...held },
    usedVotes,
    otherWays,
    now,
  };
  return ownStep(asked);
};

describe('before the vote', () => {
  test('whoever has votes waits', () =>
    expect(stepAt({ now: 50, power: { atSnapshot: null } })).toEqual({ kind: 'nothing', label: 'Voting has not begun yet.' }));

  test('whoever has not delegated is told to, as it is too late afterwards', () =>
    expect(stepAt({ now: 50, power: { now: 0n, atSnapshot: null, delegate: null } })).toEqual({
      kind: 'you',
      label: 'Your tokens count in this vote only if you delegate them before it opens.',
    }));
});

describe('during the vote', () => {
  test('whoever had votes when it opened can vote', () => expect(stepAt({ now: 150 })).toEqual({ kind: 'you', label: 'You can vote' }));

  test('whoever has voted has nothing left to do', () =>
    expect(stepAt({ now: 150, hasVoted: true })).toEqual({
      kind: 'nothing',
      label: 'You have voted already, and a vote cannot be changed.',
    }));

  test('whoever delegated too late is not asked to vote', () =>
    expect(stepAt({ now: 150, power: { atSnapshot: 0n } })).toEqual({
      kind: 'nothing',
      label: 'Your votes arrived after this vote had opened. They count from the next proposal on.',
    }));
});

describe('with more than one purse', () => {
  const TOKEN = 10n ** 18n;
  const votes = { atSnapshot: 100n * TOKEN };
  const vesting = { type: 'vesting' as const, chainName: 'Alpha', votes: 5n * TOKEN, hasVoted: false };
  const beta = { type: 'chain' as const, chainName: 'Beta', votes: 1_234n * TOKEN, hasVoted: false };

  test('all that can vote is told', () =>
    expect(stepAt({ now: 150, power: votes, otherWays: [vesting, beta] })).toEqual({
      kind: 'you',
      label: 'You can vote with 100 HRB, 5 HRB that vest for you and 1,234 HRB on Beta',
    }));

  test('whoever has none on the governor’s chain votes with what is elsewhere', () =>
    expect(stepAt({ now: 150, power: { balance: 0n, now: 0n, atSnapshot: 0n }, otherWays: [beta] })).toEqual({
      kind: 'you',
      label: 'You can vote with 1,234 HRB on Beta',
    }));

  test('a vote with a part is not called done: what is left is told', () => {
    expect(stepAt({ now: 150, power: votes, hasVoted: true, usedVotes: 30n * TOKEN })).toEqual({
      kind: 'you',
      label: 'You have voted in part. You can still vote with 70 HRB',
    });
    expect(stepAt({ now: 150, power: votes, hasVoted: true, usedVotes: votes.atSnapshot, otherWays: [vesting] }).label).toBe(
      'You have voted in part. You can still vote with 5 HRB that vest for you',
    );
    expect(stepAt({ now: 150, power: { ...votes, atSnapshot: 0n }, otherWays: [{ ...beta, hasVoted: true }] })).toEqual({
      kind: 'nothing',
      label: 'You have voted already, and a vote cannot be changed.',
    });
  });

  test('a quadratic governor counts neither what vests nor what is left', () =>
    expect(
      stepAt({
        now: 150,
        facts: { counting: { type: 'quadratic', participation: 9n, threshold: 0 } },
        power: votes,
        hasVoted: true,
        usedVotes: 1n,
        otherWays: [vesting],
      }).kind,
    ).toBe('nothing'));
});

describe('after the vote', () => {
  test('what has passed is queued where there is a timelock, and executed where there is none', () => {
    expect(stepAt({ now: 201 })).toEqual({ kind: 'anybody', label: 'Anybody can queue it' });
    expect(stepAt({ now: 201, hasTimelock: false })).toEqual({ kind: 'anybody', label: 'Anybody can execute it' });
  });

  test('what is queued waits for its timelock, and is executed then', () => {
    expect(stepAt({ now: 250, facts: { eta: 300 } })).toEqual({ kind: 'nothing', label: 'The timelock is still running.' });
    expect(stepAt({ now: 300, facts: { eta: 300 } })).toEqual({ kind: 'anybody', label: 'Anybody can execute it' });
  });
});
