import type { Market } from '@althing/domain/bonds';
import { describe, expect, it, test } from 'vitest';
import { isOpen, isScaleOff, type OpeningFacts, openingSteps } from './openingSteps.ts';

const facts: OpeningFacts = { isCreated: true, isRecorded: true, recordFailed: false, escrowed: 10n, wanted: 10n, isScaleWrong: false };

describe('the steps of opening a sale', () => {
  it('wait for the market', () => {
    expect(openingSteps({ ...facts, isCreated: false })).toEqual({ create: 'current', record: 'waiting', fund: 'waiting' });
  });
  it('are done where all of it is there, whoever did it', () => {
    expect(isOpen(openingSteps(facts))).toBe(true);
  });
  test.each<[Partial<OpeningFacts>, object]>([
    [{ isRecorded: false }, { record: 'current', fund: 'done' }],
    [
      { isRecorded: false, recordFailed: true },
      { record: 'failed', fund: 'done' },
    ],
    [{ escrowed: undefined }, { record: 'done', fund: 'current' }],
    [{ escrowed: 9n }, { record: 'done', fund: 'current' }],
    [
      { escrowed: 0n, isScaleWrong: true },
      { record: 'done', fund: 'failed' },
    ],
  ])('go on with what is missing: %o', (change, steps) => {
    expect(openingSteps({ ...facts, ...change })).toEqual({ create: 'done', ...steps });
    expect(isOpen(openingSteps({ ...facts, ...change }))).toBe(false);
  });
});

it('a market with a price of its own has to have the scale that its seller saw', () => {
  const planned = { strategy: 'fpa', scale: 100n } as Market;
  expect([isScaleOff(planned, 100n), isScaleOff(planned, 10n), isScaleOff(planned, undefined)]).toEqual([false, true, false]);
  expect(isScaleOff({ ...planned, strategy: 'ofda' } as Market, 10n)).toBe(false);
});
