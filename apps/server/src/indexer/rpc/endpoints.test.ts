import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { Endpoints } from './endpoints.ts';

const endpoint = (name: string): Endpoint => ({ name, ask: async () => [] });

test('a failure moves on at once, and only a round of failures is a reason to wait, longer each time', () => {
  const endpoints = new Endpoints([endpoint('a'), endpoint('b')]);
  const pauses = [1, 2, 3, 4, 5, 6].map(() => [endpoints.failed(), endpoints.current.name]);
  expect(pauses).toEqual([
    [0, 'b'],
    [100, 'a'],
    [100, 'b'],
    [200, 'a'],
    [200, 'b'],
    [400, 'a'],
  ]);
});

test('success forgets the failures before', () => {
  const endpoints = new Endpoints([endpoint('a')]);
  expect([endpoints.failed(), endpoints.failed()]).toEqual([100, 200]);
  endpoints.succeeded();
  expect(endpoints.failed()).toBe(100);
});

test('the longest pause is five seconds', () => {
  const endpoints = new Endpoints([endpoint('a')]);
  expect(Array.from({ length: 30 }, () => endpoints.failed()).at(-1)).toBe(5_000);
});

test('a chain without endpoints is refused', () => {
  expect(() => new Endpoints([])).toThrow('at least one');
});
