import { expect, test } from 'vitest';
import { progressText, statusBadge } from './wording.ts';

test('a row is told by its bridges, and by its end where it was never executed', () => {
  expect(statusBadge({ status: 'completed', stage: 'executed' })).toEqual({ label: 'Completed', tone: 'good' });
  expect(statusBadge({ status: 'relayed', stage: 'arriving' })).toEqual({ label: 'Relayed', tone: 'neutral' });
  expect(statusBadge({ status: 'completed', stage: 'cancelled' })).toEqual({ label: 'Cancelled', tone: 'bad' });
  expect(statusBadge({ status: 'pending', stage: 'expired' })).toEqual({ label: 'Expired', tone: 'bad' });
});

test('below it stands where it is, and how many bridges agree of those that have to', () => {
  expect(progressText({ stage: 'arriving', requiredBridges: 2, agreedBridges: 1 })).toBe('Arriving · 1 of 2 bridges');
  expect(progressText({ stage: 'executed', requiredBridges: 1, agreedBridges: 1 })).toBe('Executed · 1 of 1 bridge');
  expect(progressText({ stage: 'executed', requiredBridges: 2, agreedBridges: 3 })).toBe('Executed · 3 bridges, 2 needed');
  expect(progressText({ stage: 'sent', requiredBridges: null, agreedBridges: 0 })).toBe('On its way · Not taken there');
  expect(progressText({ stage: 'cancelled', requiredBridges: 2, agreedBridges: 2 })).toBe('2 of 2 bridges');
});
