import { expect, test } from 'vitest';
import { linearVestingOf, type ScheduleRow } from './linearVesting.ts';

const schedule = (id: number, part: Partial<ScheduleRow> = {}): ScheduleRow => ({
  chain_id: '31337',
  schedule_id: `${id}`,
  token: Buffer.alloc(20),
  start: '1000',
  cliff: '1000',
  duration: '100',
  slice: '1',
  amount: '200',
  released: '0',
  ...part,
});

test('of what vests over time, that is told which can be had now, the largest first', () => {
  const rows = [
    schedule(1, { amount: '20' }),
    schedule(2),
    schedule(3, { start: '5000', cliff: '5000' }),
    schedule(4, { amount: '400', released: '200' }),
  ];
  expect(linearVestingOf(rows, 1050n)).toEqual({
    vestingScheduleIds: ['1', '2', '3', '4'],
    releasable: [
      { id: '2', amount: '100' },
      { id: '1', amount: '10' },
    ],
    releasableAmount: '110',
    totalAmount: '820',
    releasedAmount: '200',
    end: '1970-01-01T01:25:00.000Z',
  });
});

test('dust that strangers bought for somebody does not keep what is worth something out of the next transaction', () => {
  const dust = Array.from({ length: 200 }, (_, index) => schedule(index + 1, { amount: '2' }));
  const { releasable, releasableAmount } = linearVestingOf([...dust, schedule(999)], 1050n);
  expect(releasable).toHaveLength(50);
  expect(releasable[0]).toEqual({ id: '999', amount: '100' });
  expect(releasableAmount).toBe('300');
});
