import { describe, expect, it } from 'vitest';
import { DELIVERY_PATIENCE, legCause, type LegFacts } from './legCause.ts';

const NOW = 1_000_000;
const UNDER_WAY: LegFacts = { isOpen: true, isRefused: false, isBrought: false, isHeard: true, isCounted: false, report: null };
const causeOf = (facts: Partial<LegFacts>) => legCause({ ...UNDER_WAY, ...facts }, NOW);
const failed = { outcome: 'failed', at: NOW } as const;

describe('a bridge’s part of a message', () => {
  it('needs nobody while it is under way, and once it has arrived', () => {
    expect(causeOf({})).toBeNull();
    expect(causeOf({ isBrought: true, isCounted: true })).toBeNull();
  });

  it('has to be sent again where the bridge refused it, until another transaction had it brought', () => {
    expect(causeOf({ isRefused: true })).toBe('refused');
    expect(causeOf({ isRefused: true, isBrought: true })).toBeNull();
  });

  it('has to be sent again where what was brought does not count any more, unless the bridge would not be heard anyway', () => {
    expect(causeOf({ isBrought: true })).toBe('void');
    expect(causeOf({ isBrought: true, isHeard: false })).toBeNull();
  });

  it('has to be tried again where its delivery failed, whatever failed after it arrived', () => {
    expect(causeOf({ report: failed })).toBe('failed');
    expect(causeOf({ report: failed, isBrought: true, isCounted: true })).toBeNull();
  });

  it('has to be delivered by somebody where the bridge vouches for it and does not deliver it in time', () => {
    const approvedFor = (seconds: number) => causeOf({ report: { outcome: 'approved', at: NOW - seconds } });
    expect([approvedFor(DELIVERY_PATIENCE - 1), approvedFor(DELIVERY_PATIENCE)]).toEqual([null, 'unexecuted']);
  });

  it('needs nobody once the message has ended', () => {
    for (const facts of [{ isRefused: true }, { isBrought: true }, { report: failed }])
      expect(causeOf({ ...facts, isOpen: false })).toBeNull();
  });
});
