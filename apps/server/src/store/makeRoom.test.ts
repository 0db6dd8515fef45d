import { describe, expect, it } from 'vitest';
import { type KeptFile, makeRoom } from './makeRoom.ts';

const DAY = 24 * 3600_000;
const now = new Date('2026-11-21T12:00:00Z');
const quota = { files: 3, bytes: 100 };
const file = (id: string, over: Partial<KeptFile> & { age?: number } = {}): KeptFile => {
  const { age = 2 * DAY, ...rest } = over;
  return { id, size: 10, isUsed: false, createdAt: new Date(now.getTime() - age), ...rest };
};
const room = (kept: readonly KeptFile[], size = 10) => makeRoom(kept, size, quota, now);

describe('there is no room', () => {
  it.each<[string, KeptFile[], number]>([
    [
      'for one more than the quota where every file is shown',
      [file('a', { isUsed: true }), file('b', { isUsed: true }), file('c', { isUsed: true })],
      10,
    ],
    ['where the unused are younger than a day', [file('a', { age: DAY - 1 }), file('b', { age: 0 }), file('c', { age: 0 })], 10],
    ['for a byte more than the quota', [file('a', { isUsed: true, size: 90 })], 11],
    ['for a file that is larger than the quota', [], 101],
  ])('%s', (_name, kept, size) => {
    expect(room(kept, size)).toBeUndefined();
  });
});

describe('there is room', () => {
  it('up to exactly the quota, and nothing has to go', () => {
    expect(room([file('a'), file('b')])).toEqual([]);
    expect(room([file('a', { size: 90 })])).toEqual([]);
  });

  it('once the oldest unused file of a day has gone, and no more than needed goes', () => {
    expect(room([file('a', { age: DAY }), file('b', { age: 3 * DAY }), file('c', { age: 4 * DAY, isUsed: true })])).toEqual(['b']);
  });

  it('once as many have gone as the bytes need', () => {
    expect(room([file('a', { age: 3 * DAY, size: 40 }), file('b', { age: 2 * DAY, size: 50 })], 50)).toEqual(['a']);
    expect(room([file('a', { age: 3 * DAY, size: 40 }), file('b', { age: 2 * DAY, size: 50 })], 90)).toEqual(['a', 'b']);
  });
});
