import type { ContractEvent } from '@althing/domain/http';
import { expect, test } from 'vitest';
import { moveOf } from './moveOf.ts';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const event = (name: string, args: Record<string, unknown>) =>
  ({ name, args, blockNumber: 7, logIndex: 2, timestamp: '2026-01-01T00:00:00.000Z' }) as ContractEvent;

test.each([
  ['GasRefunded', { to: ACCOUNT, amount: '5' }, 'Paid back to'],
  ['PotFilled', { from: ACCOUNT, amount: '5' }, 'Given by'],
  ['PotWithdrawn', { to: ACCOUNT, amount: '5' }, 'Taken out to'],
])('%s is told with whom and how much', (name, args, words) => {
  expect(moveOf(event(name, args))).toEqual({ key: '7:2', words, account: ACCOUNT, amount: '5', at: '2026-01-01T00:00:00.000Z' });
});

test('other events and events that lack something are none', () => {
  expect(moveOf(event('RefundSettingsUpdated', { settings: {} }))).toBeUndefined();
  expect(moveOf(event('PotFilled', { amount: '5' }))).toBeUndefined();
  expect(moveOf(event('constructor', { to: ACCOUNT, amount: '5' }))).toBeUndefined();
});
