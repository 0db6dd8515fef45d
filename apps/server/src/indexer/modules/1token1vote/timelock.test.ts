import { describe, expect, test } from 'vitest';
import { timelockHandlers } from './timelock.ts';

const timelock = '0x00000000000000000000000000000000000000aa';
const id = `0x${'11'.repeat(32)}` as const;
const position = { block: 5, logIndex: 1, at: 100, transactionHash: '0x01', address: timelock, data: '0x' } as const;
const call = { id, target: timelock, value: 0n, data: '0x' } as const;

describe('an operation of a timelock', () => {
  test('of several calls takes each step once', () => {
    const steps = [0n, 1n, 2n].flatMap((index) => timelockHandlers.CallExecuted!({ ...position, args: { ...call, index } }));
    expect(steps).toEqual([{ table: 'operationStep', timelock, operationId: id, step: 'executed' }]);
  });
  test('is scheduled and cancelled', () => {
    const scheduled = timelockHandlers.CallScheduled!({ ...position, args: { ...call, index: 0n, predecessor: id, delay: 1n } });
    expect(scheduled).toMatchObject([{ step: 'scheduled' }]);
    expect(timelockHandlers.Cancelled!({ ...position, args: { id } })).toMatchObject([{ step: 'cancelled', operationId: id }]);
  });
});

test('a new delay is a value of the timelock', () => {
  expect(timelockHandlers.MinDelayChange!({ ...position, args: { oldDuration: 0n, newDuration: 600n } })).toEqual([
    { table: 'checkpoint', contract: timelock, series: 'minDelay', subject: timelock, change: { set: 600n } },
  ]);
});
