import { expect, test } from 'vitest';
import type { RateLimitCounts } from '../store/rateLimits.ts';
import { createSharedBudget } from './sharedBudget.ts';

/** Counts as the database does, in one span that never ends. */
function countsOf() {
  const counted = new Map<string, number>();
  const asked = { times: 0 };
  const counts = {
    async count(key: string, spanMs: number, by = 1) {
      asked.times += 1;
      counted.set(key, (counted.get(key) ?? 0) + by);
      return { count: counted.get(key)!, left: spanMs };
    },
  } as RateLimitCounts;
  return { counts, asked };
}

test('two processes together give out what one may give out, and ask the database once a portion', async () => {
  const { counts, asked } = countsOf();
  const budget = { max: 1000, spanMs: 60_000 };
  const processes = [createSharedBudget(counts, budget), createSharedBudget(counts, budget)] as const;
  const given = [0, 0];
  for (let turn = 0; turn < 1200; turn++) {
    const which = turn % 2;
    if ((await processes[which]!('me', 1)) === undefined) given[which]! += 1;
  }
  expect(given).toEqual([500, 500]);
  // One hundred portions, plus one request by each caller after the last portion.
  expect(asked.times).toBe(300);
  expect(await processes[0]('somebody else', 50)).toBeUndefined();
});

test('what is larger than a portion is counted whole, and refused with the time to wait where it is too much', async () => {
  const { counts } = countsOf();
  const take = createSharedBudget(counts, { max: 60, spanMs: 60_000 });
  expect([await take('me', 50), await take('me', 11)]).toEqual([undefined, 60_000]);
});
