import { describe, expect, test } from 'vitest';
import { ANN, BEN, CONTROLLER, DECODER, EXECUTOR, factsFor, OTHER_TIMELOCK, sampleFacts, SAMPLE_VALUES } from '../../testing/index.ts';
import { toCalls } from '../proposalCalls.ts';
import { type MeasureDraft, type MeasureFacts, type MeasureKind, READING } from './measure.ts';
import { emptyMeasure, measureConsequences, measureProblems, MEASURES } from './measures.ts';

const draft = (kind: MeasureKind, values: Record<string, string> = SAMPLE_VALUES[kind]): MeasureDraft => ({
  tempId: kind,
  type: 'measure',
  kind,
  values,
});
const withSample = (kind: MeasureKind, values: Record<string, string>) => draft(kind, { ...SAMPLE_VALUES[kind], ...values });
const problems = (kind: MeasureKind, values: Record<string, string>, facts: MeasureFacts = factsFor(kind)) =>
  measureProblems(withSample(kind, values), facts);
const meaning = (kind: MeasureKind, values: Record<string, string> = {}, facts: MeasureFacts = factsFor(kind)) =>
  measureConsequences(withSample(kind, values), facts).join(' ');
const refusal = (kind: MeasureKind, facts: Partial<MeasureFacts>) => MEASURES[kind].refusal?.({ ...factsFor(kind), ...facts });

describe('settings of quadratic votes', () => {
  test('begin with what holds now, which changes nothing', () => {
    const facts = factsFor('quadraticSettings');
    const first = emptyMeasure('quadraticSettings', '1', facts);
    expect(first.values).toEqual({ band1: '0', band2: '50', band3: '100', band4: '100', threshold: '50', decoder: DECODER });
    expect(measureProblems(first, facts)).toEqual({ band1: 'Nothing is changed yet' });
  });

  test('refuse what the contract would, and votes that all count nothing', () => {
    expect(problems('quadraticSettings', { band3: '101', threshold: '100.01' })).toEqual({
      band3: 'It can be 100 % at most',
      threshold: 'It can be 100 % at most',
    });
    expect(problems('quadraticSettings', { band2: '0.5' })).toHaveProperty('band2');
    expect(problems('quadraticSettings', { band1: '0', band2: '0', band3: '0', band4: '0' })).toEqual({
      band1: 'Nobody could vote any more: a vote that counts nothing is refused',
    });
  });

  test('say what a vote counts, and warn of settings that decide by themselves', () => {
    expect(meaning('quadraticSettings')).toBe(
      'In proposals made afterwards a vote counts 0 % with a score of below 15, 25 % with a score of 15 to below 25, 75 % with a score of 25 to below 100, 100 % with a score of 100 and above. To pass, 60 % of For and Against have to be For, instead of 50 %.',
    );
    expect(meaning('quadraticSettings', { band1: '5' })).toContain('spreads tokens over many accounts');
    expect(meaning('quadraticSettings', { threshold: '0' })).toContain('One vote For is enough');
    expect(meaning('quadraticSettings', { threshold: '80' })).toContain('hardly ever agree');
    expect(meaning('quadraticSettings', { decoder: BEN })).toContain('Another contract tells the scores');
    expect(meaning('quadraticSettings', { band4: '10' })).toContain('A higher score counts less');
  });

  test('are those of quadratic governors only', () => {
    expect(refusal('quadraticSettings', { isQuadratic: false })).toContain('counts tokens, not their square roots');
    expect(refusal('quadraticSettings', { quadratic: undefined })).toBe(READING);
  });
});

describe('a bridge tax', () => {
  const tax = { treasury: ANN, tiers: [{ threshold: 0n, rate: 100n }] };
  const taxed = () => sampleFacts({ token: { ...sampleFacts().token, tax } });
  const selectors = (values: Record<string, string>, facts = taxed()) =>
    toCalls([draft('bridgeTax', values)], facts).map(({ calldata }) => calldata.slice(0, 10));

  test('begins with today’s brackets, and calls only what changes, in an order that the token accepts', () => {
    expect(emptyMeasure('bridgeTax', '1', taxed()).values).toEqual({ treasury: ANN, tiers: '0:1' });
    expect(problems('bridgeTax', { treasury: ANN, tiers: '0:1' }, taxed())).toEqual({ tiers: 'Nothing is changed yet' });
    expect(selectors({ treasury: BEN, tiers: '0:1' })).toHaveLength(1);
    expect(selectors({ treasury: ANN, tiers: '0:2' })).toHaveLength(1);
    const [treasury] = selectors({ treasury: BEN, tiers: '0:1' });
    const [tiers] = selectors({ treasury: ANN, tiers: '0:2' });
    expect(selectors({ treasury: BEN, tiers: '0:2' })).toEqual([treasury, tiers]);
    expect(selectors({ treasury: '', tiers: '' })).toEqual([tiers, treasury]);
    expect(treasury).not.toBe(tiers);
  });

  test.each([
    ['0:1;0:2', 'Bracket 2: it must begin above the bracket before it'],
    ['0:101', 'It can be 100 % at most'],
    ['0:1;5', 'Bracket 2: please enter a number'],
    ['x:1', 'The amount is invalid'],
    [`${2n ** 112n}:1`, 'It is more than the token takes'],
    [Array.from({ length: 11 }, (_, index) => `${index}:1`).join(';'), 'At most 10 brackets'],
  ])('%s is refused: %s', (tiers, message) => {
    expect(problems('bridgeTax', { tiers })).toEqual({ tiers: expect.stringContaining(message) });
  });

  test('needs somebody who gets it', () => {
    expect(problems('bridgeTax', { treasury: '', tiers: '0:1' })).toEqual({ treasury: 'Please say who gets the tax' });
    expect(problems('bridgeTax', { treasury: 'Ann', tiers: '0:1' })).toEqual({ treasury: 'The address is invalid' });
  });

  test('is told by an example, and one that keeps people from moving is told so', () => {
    expect(meaning('bridgeTax')).toContain(
      'Of 1000 TING that a bridge brings, 23.5 TING go to the treasury there and 976.5 TING to the recipient.',
    );
    expect(meaning('bridgeTax', { tiers: '0:30' })).toContain('More than a tenth');
    expect(meaning('bridgeTax', { treasury: '', tiers: '' }, taxed())).toContain('pays no tax');
  });
});

test('a lockbox is named once and for ever, with a warning', () => {
  expect(meaning('lockbox')).toContain('without a limit. Nobody can ever take that back.');
  const { token } = sampleFacts();
  expect(refusal('lockbox', { token: { ...token, lockbox: ANN } })).toContain('has a lockbox for ever, Ann');
  expect(refusal('lockbox', { token: { ...token, lockbox: undefined } })).toBe(READING);
  expect(problems('lockbox', { lockbox: EXECUTOR })).toEqual({ lockbox: 'This is no lockbox' });
});

describe('another timelock', () => {
  const [other] = sampleFacts().timelocks;

  test('is one of the organisation’s own that lets the governor act already', () => {
    expect(refusal('timelock', { timelocks: [] })).toBe('The organisation has no other timelock on this chain.');
    expect(refusal('timelock', { timelocks: [{ ...other!, takesGovernor: false }] })).toContain(
      'Whoever decides there has to let it first',
    );
    expect(refusal('timelock', { timelocks: [{ ...other!, takesGovernor: undefined }] })).toBe(READING);
    expect(refusal('timelock', { timelock: null })).toContain('no timelock');
    expect(problems('timelock', { timelock: BEN })).toEqual({ timelock: 'Please choose one' });
  });

  test('lets the guardian cancel there, or is refused', () => {
    const timelocks = [{ ...other!, letsCancel: false }];
    expect(problems('timelock', {}, { ...sampleFacts(), timelocks })).toEqual({
      timelock: expect.stringContaining('could cancel nothing there'),
    });
    expect(problems('timelock', {}, { ...sampleFacts(), timelocks, preExecutionGuardian: null })).toEqual({});
  });

  test('may act in the one that is left, and what stays there is told', () => {
    const [grant, move] = toCalls([draft('timelock')], sampleFacts());
    expect(grant!.target).toBe(EXECUTOR);
    expect(grant!.calldata.toLowerCase()).toContain(OTHER_TIMELOCK.slice(2).toLowerCase());
    expect(move!.target).toBe(sampleFacts().governor);
    expect(meaning('timelock')).toContain('stays there. Move it in proposals before this one');
    expect(meaning('shareTimelock')).toContain('gets the same power as this governor');
  });
});

describe('roles of controllers', () => {
  test('are offered of what the governor administers, and whoever else does is named', () => {
    const [messages, portal] = sampleFacts().controllers;
    const choices = (facts: Partial<MeasureFacts>) =>
      MEASURES.giveRole.fields({ ...sampleFacts(), ...facts })[0]!.choices!.map(({ label }) => label);
    expect(choices({})).toEqual([
      'Message controller: send messages to other chains',
      'Message controller: give messages that were sent to further bridges',
      'Message controller: stop messages, and start them again',
      'Portal: choose bridges, chains and limits of transfers',
      'Portal: stop transfers, and start them again',
    ]);
    expect(choices({ controllers: [messages!, { ...portal!, owner: ANN }] })).toHaveLength(3);
    expect(refusal('giveRole', { controllers: [{ ...portal!, owner: ANN }] })).toBe('Only who administers them can do this: Ann.');
    expect(refusal('takeRole', { controllers: [] })).toContain('neither a message controller nor a portal');
    expect(refusal('takeRole', { controllers: [{ ...portal!, owner: undefined }] })).toBe(READING);
    expect(problems('giveRole', { role: `${CONTROLLER} owner` })).toEqual({ role: 'Please choose one' });
  });

  test('say what somebody could do with one, and what nobody could do without', () => {
    expect(meaning('giveRole')).toContain('may send messages to other chains, through Message controller');
    expect(meaning('takeRole', { role: `${CONTROLLER} originator`, account: EXECUTOR })).toContain('could send no messages any more');
    expect(meaning('takeRole')).toContain('If nobody else has the role');
  });
});

test('a chain whose votes count is chosen by its name, and is gone for what follows', () => {
  const facts = sampleFacts();
  expect(MEASURES.endVotingChain.fields(facts)[0]!.choices).toEqual([{ value: '31338', label: 'Beta' }]);
  expect(meaning('endVotingChain')).toContain('Votes of holders on Beta count no more');
  expect(MEASURES.endVotingChain.after!(facts, SAMPLE_VALUES.endVotingChain)).toEqual({ countedChains: [] });
  expect(refusal('endVotingChain', { countedChains: [] })).toBe('This governor counts no votes of other chains.');
});
