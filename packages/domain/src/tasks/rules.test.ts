import { describe, expect, test } from 'vitest';
import type { OwnCase, ProposalFacts } from '../governance/index.ts';
import { UPGRADE_STATES } from '../upgrades/index.ts';
import {
  deployTask,
  messageTask,
  releaseTask,
  releaseTitle,
  proposalTask,
  safeTask,
  safeTaskTitle,
  tasksInOrder,
  upgradeTask,
  vetoTask,
} from './rules.ts';

const YOU = '0x1111111111111111111111111111111111111111';

/** The vote opens at 100 and ends at 200; four votes For of a quorum of one. */
const facts = (change: Partial<ProposalFacts> = {}): ProposalFacts => ({
  createdAt: 0,
  voteStart: 100,
  voteEnd: 200,
  queuedAt: null,
  eta: null,
  executedAt: null,
  canceledAt: null,
  isVetoed: false,
  votes: { against: 0n, for: 4n, abstain: 0n },
  quorum: 1n,
  counting: { type: 'fractional' },
  ...change,
});
interface Change {
  now: number;
  hasVoted?: boolean;
  eta?: number;
  delegate?: typeof YOU | null;
  hasTimelock?: boolean;
}
const own = ({ now, hasVoted = false, eta, delegate = YOU, hasTimelock = true }: Change): OwnCase => ({
  account: YOU,
  governor: { chainId: 1, chainName: 'Alpha', tokenSymbol: 'HRB', proposalThreshold: 0n, hasTimelock },
  proposal: { facts: facts(eta === undefined ? {} : { eta }), proposer: YOU, hasVoted },
  power: { balance: 5n, now: delegate ? 5n : 0n, atSnapshot: now > 100 ? (delegate ? 5n : 0n) : null, delegate },
  usedVotes: hasVoted ? 5n : 0n,
  otherWays: [],
  now,
});

describe('a proposal', () => {
  test('asks for a vote until voting ends, and not twice', () => {
    expect(proposalTask(own({ now: 150 }))).toEqual({ kind: 'vote', isYours: true, due: 200 });
    expect(proposalTask(own({ now: 150, hasVoted: true }))).toBeUndefined();
    expect(proposalTask(own({ now: 150, delegate: null }))).toBeUndefined();
  });

  test('asks before the vote only whose votes would count for nobody', () => {
    expect(proposalTask(own({ now: 50, delegate: null }))).toEqual({ kind: 'delegate', isYours: true, due: 100 });
    expect(proposalTask(own({ now: 50 }))).toBeUndefined();
  });

  test('that has passed waits for whoever takes the next step', () => {
    expect(proposalTask(own({ now: 250 }))).toEqual({ kind: 'queue', isYours: false, due: null });
    expect(proposalTask(own({ now: 250, hasTimelock: false }))).toEqual({ kind: 'execute', isYours: false, due: null });
    expect(proposalTask(own({ now: 250, eta: 300 }))).toBeUndefined();
    expect(proposalTask(own({ now: 310, eta: 300 }))?.kind).toBe('execute');
  });
});

test('a guardian is asked in their own window only', () => {
  expect(vetoTask('preVote', facts(), 50)).toEqual({ kind: 'veto', isYours: true, due: 100 });
  expect(vetoTask('preExecution', facts(), 250)).toEqual({ kind: 'veto', isYours: true, due: null });
  expect(vetoTask('preExecution', facts({ eta: 300 }), 250)?.due).toBe(300);
  for (const now of [150, 250]) expect(vetoTask('preVote', facts(), now)).toBeUndefined();
  for (const now of [50, 150]) expect(vetoTask('preExecution', facts(), now)).toBeUndefined();
  expect(vetoTask('preExecution', facts({ executedAt: 260 }), 270)).toBeUndefined();
});

describe('a nonce of a Safe', () => {
  const of = (transactions: { signed: number; hasSigned: boolean }[], nonce = 3) =>
    safeTask({ nonce, next: 3, threshold: 2, transactions });

  test('asks an owner who has signed nothing of it', () => {
    expect(of([{ signed: 1, hasSigned: false }])).toEqual({ kind: 'sign', isYours: true, due: null });
    expect(of([{ signed: 1, hasSigned: false }], 7)?.kind).toBe('sign');
    expect(of([{ signed: 1, hasSigned: true }])).toBeUndefined();
    // The account has signed the rejection, and so decided.
    expect(
      of([
        { signed: 1, hasSigned: false },
        { signed: 1, hasSigned: true },
      ]),
    ).toBeUndefined();
  });

  test('can be executed once enough have signed and its turn has come', () => {
    expect(of([{ signed: 2, hasSigned: false }])).toEqual({ kind: 'executeSafe', isYours: false, due: null });
    expect(of([{ signed: 2, hasSigned: true }], 4)).toBeUndefined();
  });

  test('that was used asks nothing', () => {
    expect(of([{ signed: 1, hasSigned: false }], 2)).toBeUndefined();
    expect(of([])).toBeUndefined();
  });
});

test('a message of a Safe asks an owner who has not signed, until enough have', () => {
  expect(messageTask({ signed: 1, threshold: 2, hasSigned: false })).toEqual({ kind: 'signSafeMessage', isYours: true, due: null });
  expect(messageTask({ signed: 1, threshold: 2, hasSigned: true })).toBeUndefined();
  expect(messageTask({ signed: 2, threshold: 2, hasSigned: false })).toBeUndefined();
});

test('an upgrade proposal asks signers to decide, and then whoever takes the next step', () => {
  const kinds = UPGRADE_STATES.map((state) => [state, upgradeTask(state, false, 9)?.kind]);
  expect(kinds).toEqual([
    ['open', 'signUpgrade'],
    ['approved', 'executeUpgrade'],
    ['rejected', undefined],
    ['expired', undefined],
    ['executing', undefined],
    ['executed', 'registerUpgrade'],
    ['registered', undefined],
  ]);
  expect(upgradeTask('open', true, 9)).toBeUndefined();
  expect(upgradeTask('open', false, 9)).toEqual({ kind: 'signUpgrade', isYours: true, due: 9 });
});

test('what vested is to be released once it is a hundredth of all, or the last of it', () => {
  const release = { kind: 'release', isYours: true, due: null };
  expect(releaseTask({ total: 1_000n, vested: 9n, releasable: 9n })).toBeUndefined();
  expect(releaseTask({ total: 1_000n, vested: 500n, releasable: 10n })).toEqual(release);
  expect(releaseTask({ total: 1_000n, vested: 1_000n, releasable: 1n })).toEqual(release);
  expect(releaseTask({ total: 1_000n, vested: 1_000n, releasable: 0n })).toBeUndefined();
  expect(releaseTitle(12_500n * 10n ** 15n, 'HRB')).toBe('Release 12.50 HRB that have vested for you');
});

test.each([
  [{ type: 'payment', text: '0.4 ETH', to: YOU }, 'Safe treasury: pay 0.4 ETH to 0x1111…111111'],
  [{ type: 'batch', calls: 2 }, 'Safe treasury, transaction 1 (2 calls)'],
  [undefined, 'Safe treasury, transaction 1'],
] as const)('a transaction of a Safe is told as far as it can be in a title: %j', (gist, title) => {
  expect(safeTaskTitle('Safe treasury', 1, gist)).toBe(title);
});

test('a founder is asked to finish what is not deployed', () => {
  expect((['draft', 'registered', 'deploying'] as const).map((state) => deployTask(state)?.kind)).toEqual(['deploy', 'deploy', 'deploy']);
  expect(deployTask('deployed') ?? deployTask('expired')).toBeUndefined();
});

test('what only you can do stands first, and what ends soonest', () => {
  const at = (seconds: number) => new Date(seconds * 1000).toISOString();
  const tasks = [
    { id: 'anybody', isYours: false, due: at(1) },
    { id: 'no end', isYours: true, due: null },
    { id: 'late', isYours: true, due: at(9) },
    { id: 'soon', isYours: true, due: at(5) },
  ];
  expect(tasksInOrder(tasks).map(({ id }) => id)).toEqual(['soon', 'late', 'no end', 'anybody']);
});
