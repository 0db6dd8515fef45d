import { describe, expect, test } from 'vitest';
import type { CheckpointChange, Position } from './changes.ts';
import { foldCheckpoints, historyOf } from './checkpoints.ts';

const contract = '0xaa';
const change = (block: number, logIndex: number, subject: `0x${string}`, by: CheckpointChange['change']): CheckpointChange & Position => ({
  table: 'checkpoint',
  contract,
  series: 'balance',
  subject,
  change: by,
  block,
  logIndex,
  at: block * 10,
  transactionHash: '0x',
});

describe('folding changes into checkpoints', () => {
  test('starts from what was there before, and from zero where nothing was', () => {
    const before = new Map([[historyOf({ contract, series: 'balance', subject: '0x01' }), 100n]]);
    const rows = foldCheckpoints([change(1, 0, '0x01', { add: 5n }), change(1, 0, '0x02', { add: 7n })], before);
    expect(rows.map(({ subject, value }) => [subject, value])).toEqual([
      ['0x01', 105n],
      ['0x02', 7n],
    ]);
  });

  test('keeps the last value of each block', () => {
    const rows = foldCheckpoints(
      [change(1, 0, '0x01', { add: 5n }), change(1, 3, '0x01', { add: -2n }), change(2, 1, '0x01', { add: 1n })],
      new Map(),
    );
    expect(rows).toEqual([
      { contract, series: 'balance', subject: '0x01', block: 1, logIndex: 3, at: 10, value: 3n },
      { contract, series: 'balance', subject: '0x01', block: 2, logIndex: 1, at: 20, value: 4n },
    ]);
  });

  test('lets a set value replace what was added', () => {
    const rows = foldCheckpoints(
      [change(1, 0, '0x01', { add: 5n }), change(2, 0, '0x01', { set: 1n }), change(3, 0, '0x01', { add: 1n })],
      new Map(),
    );
    expect(rows.map(({ value }) => value)).toEqual([5n, 1n, 2n]);
  });
});
