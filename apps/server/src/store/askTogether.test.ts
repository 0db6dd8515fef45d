import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askTogether } from './askTogether.ts';

test('questions of one turn are asked at once, each of them once', async () => {
  const asked: (readonly string[])[] = [];
  const ask = askTogether((keys: readonly string[]) => {
    asked.push(keys);
    return Promise.resolve(new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, key.toUpperCase()])));
  });
  expect(await Promise.all(['a', 'b', 'nobody', 'a'].map(ask))).toEqual(['A', 'B', undefined, 'A']);
  expect(asked).toEqual([['a', 'b', 'nobody']]);
});

test('a question that comes while another is being answered gets an answer of its own, so that what ended meanwhile is seen', async () => {
  const state = new Map([['session', 'open']]);
  let answer: () => void = () => undefined;
  const ask = askTogether(async () => {
    const seen = new Map(state);
    await new Promise<void>((resolve) => (answer = resolve));
    return seen;
  });
  const first = ask('session');
  await nextTurn();
  await nextTurn();
  const answerFirst = answer;
  state.delete('session');
  const second = ask('session');
  await nextTurn();
  await nextTurn();
  answerFirst();
  answer();
  expect(await Promise.all([first, second])).toEqual(['open', undefined]);
});

test('a failure is told to everybody who asked, and to nobody after', async () => {
  let isAway = true;
  const ask = askTogether(async (keys: readonly string[]) => {
    if (isAway) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  });
  const failed = await Promise.allSettled([ask('a'), ask('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await ask('a')).toBe('a');
});
