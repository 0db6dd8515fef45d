import type { Address } from '@althing/domain/units';
import { expect, test } from 'vitest';
import type { Queryable } from './chain/queryable.ts';
import { createTokens, type ReadToken } from './tokens.ts';

const TOKEN: Address = `0x${'7a'.repeat(20)}`;
const KEYS = [{ chainId: 1, address: TOKEN }];

/** A database that knows no token, and a chain that answers so. */
function ground(answer: ReadToken) {
  const db = { query: () => Promise.resolve({ rows: [] }) } as unknown as Queryable;
  const at = { asked: 0, seconds: 1_800_000_000 };
  const tokens = createTokens(
    db,
    (...token) => {
      at.asked += 1;
      return answer(...token);
    },
    () => at.seconds,
  );
  return { at, list: () => tokens.knownWithin(5_000, KEYS), tokens };
}

test.each<[string, ReadToken]>([
  ['does not tell what it is', () => Promise.resolve(undefined)],
  ['cannot be asked', () => Promise.reject(new Error('No node'))],
])('a token that %s is asked once a minute, however many lists want it', async (_, answer) => {
  const { at, list } = ground(answer);
  for (const known of [...(await Promise.all([list(), list()])), await list()]) expect(known.of(1, TOKEN)).toBeUndefined();
  expect(at.asked).toBe(1);
  at.seconds += 60;
  await list();
  expect(at.asked).toBe(2);
});

test('whoever needs the answer of a token asks it all the same', async () => {
  const { at, list, tokens } = ground(() => Promise.resolve(undefined));
  await list();
  expect(await tokens.areReadable(KEYS)).toBe(false);
  expect(at.asked).toBe(2);
});
