import { expect, it } from 'vitest';
import { once } from './once.ts';

it('makes the value when it is first asked for, and once', () => {
  let makings = 0;
  const value = once(() => {
    makings += 1;
    return undefined;
  });
  expect(makings).toBe(0);
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(makings).toBe(1);
});

it('tries again where making it failed', () => {
  let isBroken = true;
  const value = once(() => {
    if (isBroken) throw new Error('not yet');
    return 'made';
  });
  expect(value).toThrow('not yet');
  isBroken = false;
  expect(value()).toBe('made');
});
