import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Counting,
  type Guardians,
  isFinal,
  nextStates,
  percentOf,
  PROPOSAL_STATES,
  proposalBadge,
  type ProposalFacts,
  proposalFacts,
  type ProposalState,
  proposalState,
  proposalTimeline,
  tallyVotes,
  type Vetoer,
} from './index.ts';

const facts = (change: Partial<ProposalFacts> = {}): ProposalFacts => ({
  createdAt: 100,
  voteStart: 200,
  voteEnd: 300,
  queuedAt: null,
  eta: null,
  executedAt: null,
  canceledAt: null,
  isVetoed: false,
  votes: { against: 10n, for: 20n, abstain: 5n },
  quorum: 25n,
  counting: { type: 'fractional' },
  ...change,
});

const quadratic = (participation: bigint, threshold: number): Counting => ({ type: 'quadratic', participation, threshold });
const votes = (inFavour: bigint, against = 0n, abstain = 0n) => ({ for: inFavour, against, abstain });

/** Whether waiting can lead from one state to the other, possibly through several in between. */
function reaches(from: ProposalState, to: ProposalState): boolean {
  return nextStates(from).some((next) => next === to || reaches(next, to));
}

const NO_GUARDIANS: Guardians = { preVote: null, preExecution: null };
const ids = (change: Partial<ProposalFacts>, now: number, timelockDelay: number | null = 100) =>
  proposalTimeline(facts(change), { now, powers: { timelockDelay, guardians: NO_GUARDIANS } }).map(({ id, at, isPast }) => [
    id,
    at,
    isPast,
  ]);

const label = (now: number) => proposalTimeline(facts(), { now, powers: undefined })[1]?.label;

describe('the state of a proposal', () => {
  test.each<[string, Partial<ProposalFacts>, number, ProposalState]>([
    ['before the snapshot', {}, 199, 'pending'],
    ['at the snapshot itself, as the governor says', {}, 200, 'pending'],
    ['after it', {}, 201, 'active'],
    ['in the last second', {}, 300, 'active'],
    ['after the vote, with quorum and majority', {}, 301, 'succeeded'],
    ['without the quorum', { quorum: 26n }, 301, 'defeated'],
    ['with abstentions making up the quorum', { votes: { against: 0n, for: 1n, abstain: 24n } }, 301, 'succeeded'],
    ['with votes against making up nothing of it', { votes: { against: 24n, for: 24n + 1n, abstain: 0n }, quorum: 26n }, 301, 'defeated'],
    ['with a tie', { votes: { against: 20n, for: 20n, abstain: 5n } }, 301, 'defeated'],
    ['without a single vote and without a quorum', { votes: { against: 0n, for: 0n, abstain: 0n }, quorum: 0n }, 301, 'defeated'],
    ['once queued', { eta: 500 }, 301, 'pendingexecution'],
    ['once the timelock has run, long after', { eta: 500 }, 10_000_000, 'pendingexecution'],
    ['once executed', { eta: 500, executedAt: 600 }, 601, 'executed'],
    ['once executed, although the clock of the page is behind', { executedAt: 600 }, 150, 'executed'],
    ['once canceled', { canceledAt: 150 }, 151, 'canceled'],
    ['once vetoed', { isVetoed: true, eta: 500 }, 400, 'canceled'],
    ['prolonged by a late quorum', { voteEnd: 400 }, 350, 'active'],
  ])('%s', (_title, change, now, state) => {
    expect(proposalState(facts(change), now)).toBe(state);
  });

  test.each<[string, Partial<ProposalFacts>, ProposalState]>([
    [
      'with power for the quorum and For exactly at the threshold',
      { votes: votes(60n, 40n), counting: quadratic(25n, 6_000) },
      'succeeded',
    ],
    ['with For a ten-thousandth of a vote below it', { votes: votes(5_999n, 4_001n), counting: quadratic(25n, 6_000) }, 'defeated'],
    ['with a unit of power less than the quorum', { votes: votes(60n, 40n), counting: quadratic(24n, 6_000) }, 'defeated'],
    ['with roots far below the quorum that power reaches', { votes: votes(1n), counting: quadratic(25n, 10_000) }, 'succeeded'],
    ['with roots above the quorum that power misses', { votes: votes(500n), counting: quadratic(24n, 5_000) }, 'defeated'],
    ['with the quorum made up by those against', { votes: votes(1n, 3n), counting: quadratic(25n, 2_500) }, 'succeeded'],
    ['with a tie at a threshold of one half', { votes: votes(10n, 10n), counting: quadratic(25n, 5_000) }, 'succeeded'],
    ['with a tie above it', { votes: votes(10n, 10n), counting: quadratic(25n, 5_001) }, 'defeated'],
    ['with one vote For and many Against where no share is asked', { votes: votes(1n, 900n), counting: quadratic(25n, 0) }, 'succeeded'],
    ['with votes Against only where no share is asked', { votes: votes(0n, 9n), counting: quadratic(25n, 0) }, 'defeated'],
    ['with abstentions only', { votes: votes(0n, 0n, 9n), counting: quadratic(25n, 0) }, 'defeated'],
    ['with abstentions that change no share', { votes: votes(60n, 40n, 900n), counting: quadratic(25n, 6_000) }, 'succeeded'],
    ['with unanimity where it is asked', { votes: votes(9n), counting: quadratic(25n, 10_000) }, 'succeeded'],
    ['with one voice against it there', { votes: votes(9_999n, 1n), counting: quadratic(25n, 10_000) }, 'defeated'],
    ['without a single vote, quorum or share', { votes: votes(0n), quorum: 0n, counting: quadratic(0n, 0) }, 'defeated'],
    ['once queued', { votes: votes(60n, 40n), counting: quadratic(25n, 6_000), eta: 500 }, 'pendingexecution'],
  ])('where counting is quadratic: %s', (_title, change, state) => {
    expect(proposalState(facts(change), 301)).toBe(state);
  });

  test('only ever moves along the allowed transitions as time passes and things happen', () => {
    const happening = fc.oneof(
      fc.record({ type: fc.constant('wait' as const), by: fc.integer({ min: 1, max: 200 }) }),
      fc.record({ type: fc.constantFrom('queue' as const, 'execute' as const, 'cancel' as const, 'veto' as const), by: fc.constant(0) }),
    );
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 40n }),
        fc.bigInt({ min: 0n, max: 40n }),
        fc.boolean(),
        fc.array(happening, { maxLength: 12 }),
        (yes, no, hasTimelock, list) => {
          let current = facts({ votes: { for: yes, against: no, abstain: 0n }, quorum: 10n });
          let now = 100;
          let state = proposalState(current, now);
          for (const { type, by } of list) {
            now += by;
            // What the contracts allow in this state; they revert on everything else.
            const seen = proposalState(current, now);
            if (type === 'queue' && seen === 'succeeded' && hasTimelock) current = { ...current, eta: now + 50 };
            if (type === 'execute' && (hasTimelock ? seen === 'pendingexecution' && now >= (current.eta ?? 0) : seen === 'succeeded'))
              current = { ...current, executedAt: now };
            if (type === 'cancel' && seen === 'pending') current = { ...current, canceledAt: now };
            if (type === 'veto' && (seen === 'pending' || seen === 'succeeded' || seen === 'pendingexecution'))
              current = { ...current, canceledAt: now, isVetoed: true };
            const next = proposalState(current, now);
            expect([state, next, next === state || reaches(state, next)]).toEqual([state, next, true]);
            state = next;
          }
        },
      ),
    );
  });

  const forbidden: [ProposalState, ProposalState][] = [
    ['pending', 'executed'],
    ['pending', 'succeeded'],
    ['active', 'pending'],
    ['active', 'executed'],
    ['active', 'pendingexecution'],
    ['succeeded', 'active'],
    ['succeeded', 'defeated'],
    ['pendingexecution', 'succeeded'],
    ['pendingexecution', 'defeated'],
    ['defeated', 'succeeded'],
    ['defeated', 'pendingexecution'],
    ['defeated', 'canceled'],
    ['executed', 'canceled'],
    ['canceled', 'executed'],
    ['canceled', 'active'],
  ];
  test.each(forbidden)('%s never becomes %s', (from, to) => {
    expect(nextStates(from)).not.toContain(to);
  });

  test('defeated, executed and canceled are final, nothing else is', () => {
    expect(PROPOSAL_STATES.filter(isFinal)).toEqual(['defeated', 'executed', 'canceled']);
  });
});

describe('the badge', () => {
  test.each<[ProposalState, boolean, string, string]>([
    ['pending', false, 'Pending', 'blue'],
    ['active', false, 'Active', 'blue'],
    ['succeeded', false, 'Succeeded', 'green'],
    ['executed', false, 'Executed', 'green'],
    ['defeated', false, 'Defeated', 'red'],
    ['canceled', false, 'Canceled', 'red'],
    ['pendingexecution', false, 'PENDING EXECUTION', 'blue'],
    ['canceled', true, 'VETOED', 'red'],
  ])('of %s (vetoed: %s) reads %s in %s', (state, isVetoed, label, colour) => {
    expect(proposalBadge(state, isVetoed)).toMatchObject({ label, colour });
  });
});

describe('the answer of the server', () => {
  test('becomes facts: times in seconds, amounts as integers', () => {
    const answer = {
      createdAt: '1970-01-01T00:01:40Z',
      voteStart: '1970-01-01T00:03:20.000Z',
      voteEnd: '1970-01-01T00:05:00Z',
      queuedAt: null,
      eta: null,
      executedAt: null,
      canceledAt: '1970-01-01T00:06:40Z',
      isVetoed: false,
      votes: { against: '10', for: '20', abstain: '5' },
      quorum: '25',
      counting: { type: 'fractional' as const },
    };
    expect(proposalFacts(answer)).toEqual(facts({ canceledAt: 400 }));
    const quadraticAnswer = { ...answer, counting: { type: 'quadratic' as const, participation: '70', threshold: 5_100 } };
    expect(proposalFacts(quadraticAnswer)).toEqual(facts({ canceledAt: 400, counting: quadratic(70n, 5_100) }));
  });
});

describe('counting votes', () => {
  test('tells quorum and majority apart', () => {
    expect(tallyVotes(facts())).toEqual({
      total: 35n,
      shares: { against: 28.57, for: 57.14, abstain: 14.29 },
      takingPart: 25n,
      quorumShare: 100,
      isQuorumReached: true,
      majorityShare: 66.67,
      isMajorityReached: true,
      missingToQuorum: 0n,
    });
    expect(tallyVotes(facts({ quorum: 50n }))).toMatchObject({
      quorumShare: 50,
      isQuorumReached: false,
      isMajorityReached: true,
      missingToQuorum: 25n,
    });
  });

  test('gives zeros before the first vote, and a quorum of nothing is reached', () => {
    expect(tallyVotes(facts({ votes: { against: 0n, for: 0n, abstain: 0n }, quorum: 0n }))).toMatchObject({
      shares: { against: 0, for: 0, abstain: 0 },
      quorumShare: 100,
      isQuorumReached: true,
      isMajorityReached: false,
    });
  });

  test('never shows a quorum as full that lacks one vote', () => {
    expect(tallyVotes(facts({ votes: { against: 0n, for: 10n ** 24n - 1n, abstain: 0n }, quorum: 10n ** 24n }))).toMatchObject({
      quorumShare: 99.99,
      isQuorumReached: false,
    });
  });

  test('of a quadratic vote measures the quorum in power and never rounds a share up to its threshold', () => {
    const missed = { votes: votes(599_999n, 400_001n, 5n), quorum: 100n, counting: quadratic(70n, 6_000) };
    expect(tallyVotes(missed)).toMatchObject({
      total: 1_000_005n,
      takingPart: 70n,
      quorumShare: 70,
      missingToQuorum: 30n,
      majorityShare: 59.99,
      isMajorityReached: false,
    });
    expect(tallyVotes({ ...missed, votes: votes(600_000n, 400_000n) })).toMatchObject({ majorityShare: 60, isMajorityReached: true });
    expect(tallyVotes({ ...missed, votes: votes(0n) })).toMatchObject({ majorityShare: 0, isMajorityReached: false });
  });

  test('percentages are rounded to the nearest hundredth and exact for amounts beyond a double', () => {
    expect(percentOf(2n, 3n)).toBe(66.67);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 208n }), fc.bigInt({ min: 1n, max: 2n ** 208n }), (a, b) => {
        const [part, whole] = a <= b ? [a, b] : [b, a];
        const error = BigInt(Math.round(percentOf(part, whole) * 100)) * whole - part * 10_000n;
        expect((error < 0n ? -error : error) * 2n <= whole).toBe(true);
      }),
    );
  });
});

describe('the timeline', () => {
  test('of a pending proposal shows all that is to come', () => {
    expect(ids({}, 150)).toEqual([
      ['created', 100, true],
      ['voteStart', 200, false],
      ['voteEnd', 300, false],
      ['queued', null, false],
      ['executed', null, false],
    ]);
  });

  test('without a timelock has no queueing', () => {
    expect(ids({}, 150, null).map(([id]) => id)).toEqual(['created', 'voteStart', 'voteEnd', 'executed']);
  });

  test('of a queued one shows when it was queued and when it can be executed', () => {
    // The delay of the timelock may be another one today.
    expect(ids({ queuedAt: 430, eta: 500 }, 450).slice(3)).toEqual([
      ['queued', 430, true],
      ['executable', 500, false],
      ['executed', null, false],
    ]);
  });

  test('of an executed one is all past', () => {
    expect(ids({ eta: 500, executedAt: 600 }, 700).every(([, , isPast]) => isPast)).toBe(true);
    expect(ids({ executedAt: 400 }, 700, null).at(-1)).toEqual(['executed', 400, true]);
  });

  test('of one that was stopped ends there', () => {
    expect(ids({ canceledAt: 250 }, 1000)).toEqual([
      ['created', 100, true],
      ['voteStart', 200, true],
      ['canceled', 250, true],
    ]);
    expect(ids({ canceledAt: 350, isVetoed: true }, 1000).at(-1)).toEqual(['vetoed', 350, true]);
  });

  test.each([
    [450, ['queued', 'vetoed']],
    [550, ['queued', 'executable', 'vetoed']],
  ])('of one that was stopped in the timelock keeps every step before (at %i)', (canceledAt, steps) => {
    const stopped = ids({ queuedAt: 430, eta: 500, canceledAt, isVetoed: true }, 1000);
    expect(stopped.slice(3).map(([id]) => id)).toEqual(steps);
  });

  test('of a defeated one has no future', () => {
    expect(ids({ quorum: 1000n }, 400).map(([id]) => id)).toEqual(['created', 'voteStart', 'voteEnd']);
  });

  test('speaks of the future before and of the past after', () => {
    expect(label(150)).toBe('Voting opens');
    expect(label(250)).toBe('Voting opened');
  });
});

describe('the timeline', () => {
  const guardian = (name: string) => ({ account: '0x1111111111111111111111111111111111111111', name, isYou: false, owners: [] }) as const;
  const both: Guardians = { preVote: guardian('Watch'), preExecution: guardian('Brake') };
  const timeline = (
    now: number,
    change: Partial<ProposalFacts> = {},
    guardians: Guardians | undefined = both,
    timelockDelay: number | null = 600,
  ) => proposalTimeline(facts(change), { now, powers: { timelockDelay, guardians } });
  const notes = (entries: ReturnType<typeof timeline>) => entries.flatMap(({ id, note }) => (note === null ? [] : [[id, note]]));

  test('names the timelock before anything is queued', () => {
    expect(timeline(150).at(-1)?.label).toBe('To be executed by anybody, at the earliest 10 minutes after queueing');
    expect(timeline(150, {}, both, null).at(-1)?.label).toBe('To be executed by anybody');
  });

  test('says until when each guardian can stop the proposal, and nothing of it afterwards', () => {
    const untilOpening = ['voteStart', 'Until then the guardian Watch can stop it'];
    const untilExecution = ['executed', 'Until then the guardian Brake can stop it'];
    expect(notes(timeline(150))).toEqual([untilOpening, untilExecution]);
    expect(notes(timeline(250))).toEqual([untilExecution]);
    expect(notes(timeline(400, { eta: 500 }))).toEqual([untilExecution]);
    expect(notes(timeline(150, {}, both, null))).toEqual([untilOpening, untilExecution]);
    expect(notes(timeline(600, { eta: 500, executedAt: 600 }))).toEqual([]);
  });

  test('names no guardian where there is none or it is not known', () => {
    expect(notes(timeline(150, {}, NO_GUARDIANS))).toEqual([]);
    expect(notes(proposalTimeline(facts(), { now: 150, powers: undefined }))).toEqual([]);
  });

  test('says who vetoed, and tells a cancelled timelock as that', () => {
    const vetoedBy = (vetoer: Vetoer) => {
      const powers = { timelockDelay: 600, guardians: both };
      return proposalTimeline(facts({ isVetoed: true, canceledAt: 350, eta: 500 }), { now: 400, powers, vetoer }).at(-1)?.label;
    };
    expect(vetoedBy(guardian('Brake'))).toBe('Vetoed by the guardian Brake');
    expect(vetoedBy({ ...guardian('0x900e…'), account: '0x2222222222222222222222222222222222222222' })).toBe(
      'Vetoed by the former guardian 0x900e…',
    );
    expect(vetoedBy(null)).toBe('Vetoed by whoever may cancel in the timelock');
  });
});
