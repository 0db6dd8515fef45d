import type { Market } from '@althing/domain/bonds';
import { describe, expect, it, test } from 'vitest';
import { type FundedMarket, isOpen, isOver, isScaleOff, missingIn, type OpeningFacts, openingSteps } from './openingSteps.ts';

const facts: OpeningFacts = { isCreated: true, isRecorded: true, recordFailed: false, missing: 0n, wasFilled: false, isScaleWrong: false };

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
    [{ missing: undefined }, { record: 'done', fund: 'current' }],
    [{ missing: 1n }, { record: 'done', fund: 'current' }],
    [
      { missing: 10n, isScaleWrong: true },
      { record: 'done', fund: 'failed' },
    ],
  ])('go on with what is missing: %o', (change, steps) => {
    expect(openingSteps({ ...facts, ...change })).toEqual({ create: 'done', ...steps });
    expect(isOpen(openingSteps({ ...facts, ...change }))).toBe(false);
  });
});

it('an escrow that was full once stays filled, though its owner has taken back what the market needs no more', () => {
  expect(isOpen(openingSteps({ ...facts, missing: 4n, wasFilled: true }))).toBe(true);
});

describe('what an escrow of 10 lacks', () => {
  const funded = (escrowed: bigint, sold: bigint, change: Partial<FundedMarket['market']> = {}): FundedMarket => ({
    market: { sold, capacity: 10n - sold, conclusion: 100n, ...change },
    at: 99n,
    escrowed,
  });
  test.each<[string, FundedMarket, bigint]>([
    ['is all before it is filled', funded(0n, 0n), 10n],
    ['is the rest of it where a part is there', funded(7n, 0n), 3n],
    ['is nothing once it is filled', funded(10n, 0n), 0n],
    ['is nothing after a purchase out of it', funded(6n, 4n), 0n],
    ['is what was never there, after a purchase out of a part', funded(3n, 4n), 3n],
    ['is nothing where somebody put more', funded(20n, 0n), 0n],
    ['does not depend on the token that the capacity counts', funded(6n, 4n, { capacity: 5_000_000n }), 0n],
    ['is nothing once all is sold, or the market is closed', funded(0n, 4n, { capacity: 0n }), 0n],
  ])('%s', (_, market, missing) => {
    expect(missingIn(market, 10n)).toBe(missing);
  });
  it('is nothing once the time of the sale is up', () => {
    expect([99n, 100n].map((at) => missingIn({ ...funded(0n, 0n), at }, 10n))).toEqual([10n, 0n]);
    expect([99n, 100n].map((at) => isOver({ ...funded(0n, 0n), at }))).toEqual([false, true]);
  });
});

it('a market with a price of its own has to have the scale that its seller saw', () => {
  const planned = { strategy: 'fpa', scale: 100n } as Market;
  expect([isScaleOff(planned, 100n), isScaleOff(planned, 10n), isScaleOff(planned, undefined)]).toEqual([false, true, false]);
  expect(isScaleOff({ ...planned, strategy: 'ofda' } as Market, 10n)).toBe(false);
});
