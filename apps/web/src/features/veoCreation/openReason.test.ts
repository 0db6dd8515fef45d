import { expect, test } from 'vitest';
import { openReason } from './openReason.ts';

const fine = { problems: {}, isPlanned: true, findings: [], isAware: false };
const warning = { rule: 'price', severity: 'warn', sentence: 'Too cheap.' } as const;
const refusal = { rule: 'contract', severity: 'block', sentence: 'Too short.' } as const;

test.each([
  [fine, undefined],
  [{ ...fine, problems: { name: 'x' } }, 'One answer is missing or cannot be read.'],
  [{ ...fine, problems: { name: 'x', end: 'y' } }, '2 answers are missing or cannot be read.'],
  [{ ...fine, isPlanned: false }, 'The chain is being asked about this sale.'],
  [{ ...fine, findings: [warning] }, 'Read the warnings first, and say that you want it so.'],
  [{ ...fine, findings: [warning], isAware: true }, undefined],
  [{ ...fine, findings: [warning, refusal], isAware: true }, 'Too short.'],
])('a sale is opened once everything is said and read: %o', (facts, reason) => {
  expect(openReason(facts)).toBe(reason);
});
