import { describe, expect, test } from 'vitest';
import type { Address } from '../units.ts';
import {
  type Action,
  type Actor,
  eligibilityOf,
  type GovernorTerms,
  type ObstacleCode,
  type ProposalCase,
  type VotingPower,
} from './eligibility.ts';
import type { Guardians } from './guardians.ts';
import type { ProposalFacts } from './proposalState.ts';

const ME: Address = '0x1111111111111111111111111111111111111111';
const OTHER: Address = '0x2222222222222222222222222222222222222222';

const actor = (change: Partial<Actor> = {}): Actor => ({ account: ME, isSignedIn: true, walletChainId: 1, ...change });
const governor = (change: Partial<GovernorTerms> = {}): GovernorTerms => ({
  chainId: 1,
  chainName: 'Alpha',
  tokenSymbol: 'ACME',
  proposalThreshold: 100n,
  hasTimelock: true,
  ...change,
});
const power = (change: Partial<VotingPower> = {}): VotingPower => ({ balance: 100n, now: 100n, atSnapshot: 100n, delegate: ME, ...change });
const proposal = (change: Partial<ProposalFacts> = {}, more: Partial<ProposalCase> = {}): ProposalCase => ({
  facts: {
    createdAt: 100,
    voteStart: 200,
    voteEnd: 300,
    queuedAt: null,
    eta: null,
    executedAt: null,
    canceledAt: null,
    isVetoed: false,
    votes: { against: 0n, for: 50n, abstain: 0n },
    quorum: 10n,
    counting: { type: 'fractional' },
    ...change,
  },
  proposer: OTHER,
  hasVoted: false,
  ...more,
});

const base = { actor: actor(), governor: governor() };
const propose = (change: Partial<VotingPower> = {}): Action => ({ ...base, action: 'propose', now: 0, power: power(change) });
const vote = (change: Partial<VotingPower> = {}, given = proposal(), now = 250): Action => ({
  ...base,
  action: 'vote',
  now,
  power: power(change),
  proposal: given,
});
const step = (action: 'queue' | 'execute' | 'cancel', given: ProposalCase, now: number): Action => ({
  ...base,
  action,
  now,
  proposal: given,
});
const delegate = (delegatee: Address, change: Partial<VotingPower> = {}): Action => ({
  ...base,
  action: 'delegate',
  now: 0,
  power: power(change),
  delegatee,
});

const allowed: [string, Action][] = [
  ['propose at the threshold exactly', propose()],
  ['propose without tokens where others delegate enough', propose({ balance: 0n, delegate: null })],
  ['vote with power at the snapshot, whatever is held now', vote({ balance: 0n, now: 0n, delegate: OTHER })],
  ['queue what has passed', step('queue', proposal(), 301)],
  ['execute at the end of the timelock exactly', step('execute', proposal({ eta: 500 }), 500)],
  ['execute at once without a timelock', { ...step('execute', proposal(), 301), governor: governor({ hasTimelock: false }) }],
  ['cancel one’s own proposal before voting opens', step('cancel', proposal({}, { proposer: ME }), 200)],
  ['delegate to somebody else', delegate(OTHER)],
  ['delegate although nothing is held', delegate(ME, { balance: 0n, now: 0n, delegate: null })],
];

describe('allowed', () => {
  test.each(allowed)('%s', (_title, action) => {
    expect(eligibilityOf(action)).toEqual({ isAllowed: true });
  });

  test.each(allowed)('never: %s without a wallet, a session or on another chain', (_title, action) => {
    expect(eligibilityOf({ ...action, actor: actor({ account: null, isSignedIn: false, walletChainId: null }) })).toMatchObject({
      code: 'not-connected',
      fix: { kind: 'connect' },
    });
    expect(eligibilityOf({ ...action, actor: actor({ isSignedIn: false }) })).toMatchObject({
      code: 'not-signed-in',
      fix: { kind: 'signIn' },
    });
    expect(eligibilityOf({ ...action, actor: actor({ walletChainId: 2 }) })).toMatchObject({
      code: 'wrong-chain',
      fix: { kind: 'switchChain', label: 'Switch to Alpha' },
    });
  });
});

const refused: [string, Action, ObstacleCode, string | null][] = [
  ['propose below the threshold', propose({ now: 99n, balance: 99n }), 'threshold-not-met', null],
  ['propose with tokens that are not delegated', propose({ now: 0n, delegate: null }), 'not-delegated', 'delegateToSelf'],
  ['propose with tokens that are delegated away', propose({ now: 0n, delegate: OTHER }), 'delegated-away', 'delegateToSelf'],
  ['propose with too few even if they were delegated', propose({ now: 0n, balance: 99n, delegate: null }), 'threshold-not-met', null],
  [
    'vote before it opens with tokens that would not count',
    vote({ atSnapshot: null, now: 0n, balance: 5n, delegate: null }, proposal(), 200),
    'not-delegated',
    'delegateToSelf',
  ],
  ['vote before it opens', vote({ atSnapshot: null }, proposal(), 200), 'not-open-yet', null],
  ['vote after it has ended', vote({}, proposal(), 301), 'voting-ended', null],
  ['vote twice', vote({}, proposal({}, { hasVoted: true })), 'already-voted', null],
  ['vote on what was canceled', vote({}, proposal({ canceledAt: 210 })), 'canceled', null],
  ['vote with tokens delegated too late', vote({ atSnapshot: 0n }), 'power-too-late', null],
  ['vote with tokens never delegated', vote({ atSnapshot: 0n, now: 0n, delegate: null }), 'not-delegated', 'delegateToSelf'],
  ['vote with tokens delegated away', vote({ atSnapshot: 0n, now: 0n, delegate: OTHER }), 'delegated-away', 'delegateToSelf'],
  ['vote without tokens', vote({ atSnapshot: 0n, now: 0n, balance: 0n, delegate: null }), 'no-tokens', null],
  ['vote where the power at the snapshot is not known', vote({ atSnapshot: null, now: 0n, balance: 0n }), 'no-tokens', null],
  ['queue while voting', step('queue', proposal(), 250), 'not-passed-yet', null],
  ['queue what was defeated', step('queue', proposal({ quorum: 99n }), 301), 'not-passed', null],
  ['queue twice', step('queue', proposal({ eta: 500 }), 400), 'already-queued', null],
  ['queue without a timelock', { ...step('queue', proposal(), 301), governor: governor({ hasTimelock: false }) }, 'no-timelock', 'execute'],
  ['queue what is executed', step('queue', proposal({ executedAt: 400 }), 500), 'already-executed', null],
  ['execute before queueing', step('execute', proposal(), 301), 'not-queued', 'queue'],
  ['execute in the last second of the timelock', step('execute', proposal({ eta: 500 }), 499), 'timelock-running', null],
  ['execute what was defeated', step('execute', proposal({ quorum: 99n }), 301), 'not-passed', null],
  ['execute twice', step('execute', proposal({ eta: 500, executedAt: 600 }), 700), 'already-executed', null],
  ['execute what was vetoed', step('execute', proposal({ eta: 500, isVetoed: true }), 700), 'canceled', null],
  ['cancel what another proposed', step('cancel', proposal(), 150), 'not-proposer', null],
  ['cancel once voting is open', step('cancel', proposal({}, { proposer: ME }), 201), 'too-late-to-cancel', null],
  ['cancel twice', step('cancel', proposal({ canceledAt: 150 }, { proposer: ME }), 160), 'canceled', null],
  ['delegate to whom it is delegated', delegate(ME), 'already-delegated', null],
];

describe('refused', () => {
  test.each(refused)('%s', (_title, action, code, fix) => {
    const answer = eligibilityOf(action);
    if (answer.isAllowed) throw new Error('refused');
    expect([answer.code, answer.fix?.kind ?? null]).toEqual([code, fix]);
    expect(answer.reason).toMatch(/^[A-Z].*\.$/);
  });

  test.each(refused)('for its own reason, even on another chain: %s', (_title, action, code) => {
    expect(eligibilityOf({ ...action, actor: actor({ walletChainId: 2 }) })).toMatchObject({ code });
  });

  test('and tells from when time alone will help', () => {
    expect(eligibilityOf(vote({}, proposal(), 150))).toMatchObject({ possibleAt: 201 });
    expect(eligibilityOf(step('execute', proposal({ eta: 500 }), 400))).toMatchObject({ possibleAt: 500 });
    expect(eligibilityOf(vote({}, proposal(), 201))).toEqual({ isAllowed: true });
  });

  test('and tells a holder on other chains that those tokens do not count, and what would help', () => {
    const below = { ...base, action: 'propose' as const, now: 0, power: power({ now: 99n, balance: 99n }) };
    const elsewhere = [
      { chainName: 'Beta', balance: 1_500n * 10n ** 18n },
      { chainName: 'Gamma', balance: 5n * 10n ** 17n },
      { chainName: 'Delta', balance: 0n },
    ];
    expect(eligibilityOf({ ...below, elsewhere })).toMatchObject({
      code: 'threshold-not-met',
      reason:
        'You have fewer votes than a proposal needs. What you hold on other chains (1,500 ACME on Beta and 0.5 ACME on Gamma) does not count ' +
        'towards the proposal threshold, which asks for votes on Alpha. Bring tokens there and delegate them, or ask somebody who has enough ' +
        'votes there to propose.',
    });
    const plain = 'You have fewer votes than a proposal needs. Gather more ACME, or have others delegate to you.';
    expect(eligibilityOf({ ...below, elsewhere: elsewhere.slice(2) })).toMatchObject({ reason: plain });
    expect(eligibilityOf({ ...below, power: power(), elsewhere })).toEqual({ isAllowed: true });
  });

  test('and tells a veto from a cancellation', () => {
    expect(eligibilityOf(vote({}, proposal({ isVetoed: true, canceledAt: 210 })))).toMatchObject({
      reason: 'This proposal was vetoed.',
    });
  });
});

describe('a veto', () => {
  const EARLY: Address = '0x3333333333333333333333333333333333333333';
  const LATE: Address = '0x4444444444444444444444444444444444444444';
  const guardian = (account: Address, name: string, owners: Address[] = []) => ({ account, name, isYou: false, owners });
  const both: Guardians = { preVote: guardian(EARLY, 'Watch', [ME]), preExecution: guardian(LATE, 'Brake', [ME]) };
  const veto = (account: Address | null, now: number, change: Partial<ProposalFacts> = {}, guardians = both) =>
    eligibilityOf({ ...base, action: 'veto', actor: actor({ account }), now, proposal: proposal(change), guardians });
  const queued = { eta: 500 };

  test('is open to the guardian before the vote in the last second before voting opens', () => {
    expect(veto(EARLY, 200)).toEqual({ isAllowed: true });
  });

  test.each([
    [201, {}],
    [301, {}],
    [400, queued],
  ])('comes too late for the guardian before the vote afterwards (case %#)', (now, change) => {
    expect(veto(EARLY, now, change)).toMatchObject({
      code: 'too-late-to-veto',
      reason: 'It is too late for a veto: a guardian before the vote can stop a proposal only until voting opens.',
    });
  });

  test('is open to the guardian before execution from success until execution, in the timelock and after it', () => {
    expect(veto(LATE, 301)).toEqual({ isAllowed: true });
    expect(veto(LATE, 400, queued)).toEqual({ isAllowed: true });
    expect(veto(LATE, 10_000, queued)).toEqual({ isAllowed: true });
    expect(veto(LATE, 600, { ...queued, executedAt: 600 })).toMatchObject({ code: 'too-late-to-veto' });
  });

  test('comes too early for the guardian before execution until the vote has passed', () => {
    for (const now of [150, 250]) expect(veto(LATE, now)).toMatchObject({ code: 'too-early-to-veto' });
  });

  test('is open in both times to whoever has both offices', () => {
    const one = { preVote: guardian(ME, 'Me'), preExecution: guardian(ME, 'Me') };
    expect(veto(ME, 150, {}, one)).toEqual({ isAllowed: true });
    expect(veto(ME, 301, {}, one)).toEqual({ isAllowed: true });
    expect(veto(ME, 250, {}, one)).toMatchObject({ code: 'too-early-to-veto' });
  });

  test('is for the Safe and not for one of its owners, who is told which Safe has to act', () => {
    expect(veto(ME, 150)).toMatchObject({ code: 'safe-has-to-act', reason: expect.stringContaining('the Safe Watch,') });
    expect(veto(ME, 301)).toMatchObject({ code: 'safe-has-to-act', reason: expect.stringContaining('the Safe Brake,') });
  });

  test('is for nobody else, and for nobody at all where there is no guardian', () => {
    expect(veto(OTHER, 150)).toMatchObject({ code: 'not-guardian' });
    expect(veto(ME, 150, {}, { preVote: null, preExecution: null })).toMatchObject({ code: 'not-guardian' });
    expect(veto(null, 150)).toMatchObject({ code: 'not-connected' });
  });

  test('has nothing to stop in what was stopped or did not pass', () => {
    expect(veto(LATE, 301, { canceledAt: 299, isVetoed: true })).toMatchObject({ code: 'canceled', reason: 'This proposal was vetoed.' });
    expect(veto(LATE, 301, { quorum: 10_000n })).toMatchObject({ code: 'not-passed' });
  });
});
