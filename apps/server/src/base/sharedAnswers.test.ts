import { beforeEach, expect, it, vi } from 'vitest';
import { createSharedAnswers } from './sharedAnswers.ts';

let time: number;
const share = () => createSharedAnswers<string>(() => new Date(time), 1000, 2);

beforeEach(() => {
  time = 0;
});

it('finds an answer once for all who ask the same in time, also while it is looked for', async () => {
  const shared = share();
  const find = vi.fn(async () => 'found');
  expect(await Promise.all([shared('a', find), shared('a', find)])).toEqual(['found', 'found']);
  time = 999;
  await shared('a', find);
  expect(find).toHaveBeenCalledTimes(1);
  time = 1000;
  await shared('a', find);
  await shared('b', find);
  expect(find).toHaveBeenCalledTimes(3);
});

it('keeps no failure', async () => {
  const shared = share();
  await expect(shared('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await shared('a', async () => 'found')).toBe('found');
});

it('forgets the oldest answer where there are too many', async () => {
  const shared = share();
  for (const key of ['a', 'b', 'c']) await shared(key, async () => key);
  const find = async () => 'again';
  expect([await shared('b', find), await shared('c', find), await shared('a', find)]).toEqual(['b', 'c', 'again']);
});

it('keeps an answer for as long as the answer says', async () => {
  const shared = createSharedAnswers<string>(
    () => new Date(time),
    (answer) => answer.length * 100,
    2,
  );
  await Promise.all([shared('a', async () => 'long'), shared('b', async () => 'l')]);
  time = 399;
  const find = vi.fn(async () => 'again');
  expect([await shared('a', find), await shared('b', find)]).toEqual(['long', 'again']);
  time = 400;
  expect(await shared('a', find)).toBe('again');
});
