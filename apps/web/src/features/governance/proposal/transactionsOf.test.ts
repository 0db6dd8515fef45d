import { expect, test } from 'vitest';
import { transactionsOf } from './transactionsOf.ts';

const only = { transactionHash: '0x01', queuedIn: null, executedIn: null, canceledIn: null, isVetoed: false };

test('every transaction of a proposal is named, in order', () => {
  expect(transactionsOf(only)).toEqual([{ label: 'Proposed in', hash: '0x01' }]);
  expect(transactionsOf({ ...only, queuedIn: '0x02', executedIn: '0x03' }).map(({ label }) => label)).toEqual([
    'Proposed in',
    'Queued in',
    'Executed in',
  ]);
  expect(transactionsOf({ ...only, canceledIn: '0x04' }).at(-1)).toEqual({ label: 'Cancelled in', hash: '0x04' });
  expect(transactionsOf({ ...only, canceledIn: '0x04', isVetoed: true }).at(-1)).toEqual({ label: 'Vetoed in', hash: '0x04' });
});
