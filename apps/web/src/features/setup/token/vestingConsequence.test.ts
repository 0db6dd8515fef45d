import type { ScheduleDraft } from '@althing/domain/setup';
import { expect, test } from 'vitest';
import { vestingConsequence } from './vestingConsequence.ts';

const NOW = Date.parse('2027-01-01');
const receivers = ['60', '40'].map((amount, index) => ({ tempId: `vested-${index}`, address: '', amount }));
const linear = (startDate: string, endDate: string): ScheduleDraft => ({ vestingType: 'linear', startDate, endDate, receivers });
const parts = (...milestoneDates: string[]): ScheduleDraft => ({ vestingType: 'milestone', milestoneDates, receivers });

test.each<[string, ScheduleDraft, string | null]>([
  ['how much a day', linear('2027-02-01', '2027-02-11'), '100.00 ACME over 10 days: 10.00 ACME a day.'],
  [
    'that some is free already',
    linear('2026-12-30', '2027-01-09'),
    '100.00 ACME over 10 days: 10.00 ACME a day. It has begun already: what has vested by the founding can be released at once.',
  ],
  [
    'that nothing is locked',
    linear('2026-01-01', '2027-01-01'),
    '100.00 ACME over 365 days: 0.27 ACME a day. The end is past: all of it can be released at once.',
  ],
  ['nothing of dates in the wrong order', linear('2027-03-01', '2027-02-01'), null],
  ['nothing of missing dates', parts('2027-02-01', ''), null],
  ['the parts', parts('2027-02-01', '2027-03-01'), '100.00 ACME in 2 parts of 50.00 ACME.'],
  ['one date', parts('2027-02-01'), '100.00 ACME at one date.'],
  [
    'a date that is past',
    parts('2026-02-01', '2027-03-01'),
    '100.00 ACME in 2 parts of 50.00 ACME. One date is past: that part can be released at once.',
  ],
  [
    'that all dates are past',
    parts('2026-02-01', '2026-03-01'),
    '100.00 ACME in 2 parts of 50.00 ACME. All dates are past: all of it can be released at once.',
  ],
  [
    'that a date is far away',
    parts('9999-01-01'),
    '100.00 ACME at one date. The last date is 7977 years away, and nobody can change it later.',
  ],
  ['nothing of no amount', { ...linear('2027-02-01', '2027-02-11'), receivers: [] }, null],
])('tells %s', (_title, schedule, sentence) => {
  expect(vestingConsequence(schedule, 'ACME', NOW)).toBe(sentence);
});
