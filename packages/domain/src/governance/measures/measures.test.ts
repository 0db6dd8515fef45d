import { describe, expect, test } from 'vitest';
import { toCalls } from '../proposalCalls.ts';
import { validateProposal } from '../proposalRules.ts';
import { fieldProblem, splitDuration, typedDuration } from './fieldValues.ts';
import { MEASURE_KINDS, type MeasureDraft, type MeasureFacts, type MeasureKind, READING } from './measure.ts';
import { ANN, BEN, EXECUTOR, factsFor, GOVERNOR, sampleFacts, SAMPLE_VALUES } from '../../testing/index.ts';
import { emptyMeasure, measureConsequences, measureProblems, MEASURES } from './measures.ts';

const draft = (kind: MeasureKind, values: Record<string, string> = SAMPLE_VALUES[kind]): MeasureDraft => ({
  tempId: kind,
  type: 'measure',
  kind,
  values,
});
const problems = (kind: MeasureKind, values: Record<string, string>, facts: Partial<MeasureFacts> = {}) =>
  measureProblems(draft(kind, values), sampleFacts(facts));
const meaning = (kind: MeasureKind, facts: Partial<MeasureFacts> = {}) => measureConsequences(draft(kind), sampleFacts(facts)).join(' ');

describe('every measure', () => {
  test.each(MEASURE_KINDS)('%s says what it does, what it means, and becomes calls', (kind) => {
    const facts = factsFor(kind);
    expect(MEASURES[kind].refusal?.(facts)).toBeUndefined();
    expect(measureProblems(draft(kind), facts)).toEqual({});
    expect(MEASURES[kind].lead).toMatch(/\.$/);
    expect(measureConsequences(draft(kind), facts).join(' ')).toMatch(/\.$/);
    expect(toCalls([draft(kind)], facts).length).toBeGreaterThan(0);
  });

  test.each(MEASURE_KINDS.filter((kind) => MEASURES[kind].fields(sampleFacts()).length > 0))(
    '%s says nothing of what it means while its fields are empty',
    (kind) => {
      const values = Object.fromEntries(MEASURES[kind].fields(sampleFacts()).map(({ name }) => [name, '']));
      expect(Object.keys(measureProblems(draft(kind, values), sampleFacts()))).not.toEqual([]);
      expect(measureConsequences(draft(kind, values), sampleFacts())).toEqual([]);
    },
  );

  test.each(['votingDelay', 'votingPeriod', 'proposalThreshold', 'quorum', 'timelockDelay', 'refundSettings'] as const)(
    '%s begins with today’s values, which change nothing and so are refused',
    (kind) => {
      const facts = sampleFacts();
      const [message] = Object.values(measureProblems(emptyMeasure(kind, '1', facts), facts));
      expect(message).toMatch(/already|Nothing is changed/);
    },
  );
});

test('durations are typed with their unit, and read back the same', () => {
  expect([600, 3600, 86_400, 604_800, 90, 0].map(typedDuration)).toEqual([
    '10 minutes',
    '1 hours',
    '1 days',
    '7 days',
    '90 seconds',
    '0 days',
  ]);
  expect(splitDuration('1,5 hours')).toEqual({ amount: '1,5', unit: 'hours' });
  expect(problems('votingDelay', { delay: '1.5 hours' })).toEqual({});
  const field = { name: 'd', label: 'D', kind: 'duration' } as const;
  expect([' days', 'x days', '0 days', '-1 days', '367 days', '1.00001 seconds'].map((text) => fieldProblem(field, text))).toEqual([
    'Please enter a duration',
    'Please enter a number, e.g. 3',
    'It must be longer than nothing',
    'Please enter a number, e.g. 3',
    'It must be a year at most',
    'Please enter a number, e.g. 3',
  ]);
});

describe('settings', () => {
  test('a delay below ten minutes is refused while a guardian needs it, and once the guardian goes first it is not', () => {
    const shorter = draft('votingDelay', { delay: '5 minutes' });
    const facts = sampleFacts({ preVoteGuardian: ANN });
    const form = (actions: MeasureDraft[]) => validateProposal({ title: 'T', body: 'B', actions }, facts);
    expect(form([shorter])).toEqual({ 'actions.0.delay': 'It must be 10 minutes at least while there is a pre-vote guardian' });
    expect(form([draft('endPreVoteGuardian'), shorter])).toEqual({});
    // The order is that of the proposal: afterwards is too late.
    expect(form([shorter, draft('endPreVoteGuardian')])).toHaveProperty(['actions.0.delay']);
  });

  test('a quorum is told in tokens, and one that could stop everything is told so', () => {
    expect(meaning('quorum')).toBe('A vote needs 10 % of all votes, instead of 4 %. At today’s supply on this chain that is 100 TING.');
    expect(measureConsequences(draft('quorum', { share: '60' }), sampleFacts()).at(-1)).toContain('stops the organisation for good');
    expect(problems('quorum', { share: '100.01' })).toEqual({ share: 'It can be 100 % at most' });
    expect(problems('quorum', { share: '0' })).toEqual({ share: 'The amount must be greater than 0' });
  });

  test('a threshold that nobody could reach is refused', () => {
    expect(problems('proposalThreshold', { votes: '1001' })).toEqual({
      votes: 'There are not that many votes: nobody could propose anything any more',
    });
    expect(problems('proposalThreshold', { votes: '0' })).toEqual({});
  });

  test('a governor without timelock has no delay to change', () => {
    expect(problems('timelockDelay', { delay: '2 days' }, { timelock: null, timelockDelay: null })).toEqual({
      kind: 'This governor has no timelock: what passes can be carried out at once.',
    });
  });
});

describe('whoever else could do it is named', () => {
  test.each([
    ['mintTokens', { token: { ...sampleFacts().token, owner: BEN } }, `Only the owner of the token can do this: ${BEN}.`],
    [
      'upgradeContract',
      { upgrades: { ...sampleFacts().upgrades!, owner: ANN } },
      'Only the owner of the upgrade authority can do this: Ann.',
    ],
    ['refundSettings', { refund: { ...sampleFacts().refund!, owner: ANN } }, 'Only the owner of the refunds can do this: Ann.'],
    [
      'takeToken',
      { token: { ...sampleFacts().token, owner: ANN, next: null } },
      'The token was not offered to this governor; Ann can offer it.',
    ],
    ['takeToken', { token: { ...sampleFacts().token, owner: EXECUTOR } }, 'This governor owns the token already.'],
    ['votingChains', { votingChains: { problem: 'Beta has to be deployed first.' } }, 'Beta has to be deployed first.'],
    ['endPreVoteGuardian', { preVoteGuardian: null }, 'Nobody may veto before voting at present.'],
  ] as const)('%s', (kind, facts, sentence) => {
    expect(MEASURES[kind].refusal?.(sampleFacts(facts))).toBe(sentence);
    expect(problems(kind, SAMPLE_VALUES[kind], facts)).toEqual({ kind: sentence });
  });

  test('what the chain has not answered yet keeps nobody from going on', () => {
    const facts = { token: { ...sampleFacts().token, owner: undefined } };
    expect(MEASURES.mintTokens.refusal?.(sampleFacts(facts))).toBe(READING);
    expect(problems('mintTokens', SAMPLE_VALUES.mintTokens, facts)).toEqual({});
  });
});

test('a proposal without knowledge of its governor is not complete', () => {
  expect(validateProposal({ title: 'T', body: 'B', actions: [draft('quorum')] })).toEqual({ 'actions.0.kind': READING });
});

test('measures count by the calls that they become', () => {
  const actions = Array.from({ length: 13 }, () => draft('mintTokens'));
  expect(validateProposal({ title: 'T', body: 'B', actions }, sampleFacts())).toEqual({ actions: 'At most 50 calls' });
  expect(validateProposal({ title: 'T', body: 'B', actions: actions.slice(1) }, sampleFacts())).toEqual({});
});

test('a refund cap above half of the period’s, or finer than the contract counts, is refused', () => {
  const values = { ...SAMPLE_VALUES.refundSettings, proposalCap: '3', periodCap: '4' };
  expect(problems('refundSettings', values)).toEqual({ proposalCap: 'It can be half of the cap of 30 days at most' });
  expect(problems('refundSettings', { ...values, proposalCap: '0.0000000001' })).toEqual({ proposalCap: 'At most 9 decimals' });
  expect(problems('refundSettings', { ...SAMPLE_VALUES.refundSettings, baseGas: '15001' })).toEqual({
    baseGas: 'It is more than the contract takes',
  });
});

test('tokens are created by a limit of just that much, which is gone afterwards', () => {
  const calls = toCalls([draft('mintTokens')], sampleFacts());
  expect(calls).toHaveLength(4);
  expect(calls[0]).toEqual(calls[3]);
  expect(meaning('mintTokens')).toContain('33.33 % of all tokens');
});

test('the guardian’s roles in the timelock change before the governor is told', () => {
  const targets = (kind: MeasureKind, facts: Partial<MeasureFacts>) =>
    toCalls([draft(kind)], sampleFacts(facts)).map(({ target }) => target);
  expect(targets('preExecutionGuardian', { preExecutionGuardian: null })).toEqual([EXECUTOR, EXECUTOR, GOVERNOR]);
  expect(targets('preExecutionGuardian', { preExecutionGuardian: ANN })).toEqual([EXECUTOR, EXECUTOR, GOVERNOR]);
  expect(targets('endPreExecutionGuardian', { preExecutionGuardian: ANN })).toEqual([EXECUTOR, EXECUTOR, GOVERNOR]);
  expect(targets('preExecutionGuardian', { preExecutionGuardian: null, timelock: null, executor: GOVERNOR })).toEqual([GOVERNOR]);
});
