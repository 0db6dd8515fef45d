import type { BridgeStatus, MessageStage } from '@althing/domain/bridges';
import { expect, test } from 'vitest';
import { badgesOf, progressText, statusBadge } from './wording.ts';

test('a row is told by its bridges, and by its end where it was never executed', () => {
  expect(statusBadge({ status: 'completed', stage: 'executed' })).toEqual({ label: 'Completed', tone: 'good' });
  expect(statusBadge({ status: 'relayed', stage: 'arriving' })).toEqual({ label: 'Relayed', tone: 'neutral' });
  expect(statusBadge({ status: 'completed', stage: 'cancelled' })).toEqual({ label: 'Cancelled', tone: 'bad' });
  expect(statusBadge({ status: 'pending', stage: 'expired' })).toEqual({ label: 'Expired', tone: 'bad' });
});

test('below it stands where it is, unless the badge says that, and how many bridges agree of those that are needed', () => {
  const text = (status: BridgeStatus, stage: MessageStage, requiredBridges: number | null, agreedBridges: number) =>
    progressText({ status, stage, requiredBridges, agreedBridges });
  expect(text('relayed', 'arriving', 2, 1)).toBe('1 of 2 needed bridges');
  expect(text('relayed', 'sent', 2, 0)).toBe('On its way · 0 of 2 needed bridges');
  expect(text('completed', 'executed', 1, 1)).toBe('Executed · 1 of 1 bridge');
  expect(text('completed', 'executed', 2, 3)).toBe('Executed · 3 bridges, 2 needed');
  expect(text('pending', 'sent', null, 0)).toBe('Not taken there');
  expect(text('completed', 'cancelled', 2, 2)).toBe('2 of 2 needed bridges');
});

test('its page has no two badges that say the same', () => {
  const labels = (status: BridgeStatus, stage: MessageStage) => badgesOf({ status, stage }).map(({ label }) => label);
  expect(labels('pending', 'sent')).toEqual(['Pending']);
  expect(labels('relayed', 'arriving')).toEqual(['Relayed']);
  expect(labels('completed', 'executable')).toEqual(['Completed', 'Executable']);
  for (const [stage, label] of [
    ['executed', 'Executed'],
    ['expired', 'Expired'],
  ] as const)
    expect(labels('completed', stage)).toEqual([label]);
});
