import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

it('works a value out once, also where it is nothing, and forgets what was asked for longest ago', () => {
  const made: string[] = [];
  const remember = createMemory<string | undefined>(2);
  const ask = (key: string) =>
    remember(key, () => {
      made.push(key);
      return key === 'none' ? undefined : key;
    });
  expect(['a', 'none', 'none', 'a', 'b', 'a', 'none'].map(ask)).toEqual(['a', undefined, undefined, 'a', 'b', 'a', undefined]);
  expect(made).toEqual(['a', 'none', 'b', 'none']);
});
