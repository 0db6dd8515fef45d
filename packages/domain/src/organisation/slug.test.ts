import { describe, expect, it } from 'vitest';
import { nameKey } from './nameKey.ts';
import { firstSlugNumber, slugify } from './slug.ts';

describe('the slug of a name', () => {
  it.each([
    ['My DAO', 'my-dao'],
    ['  Ünïcode — Þing & Œuvre  ', 'unicode-thing-oeuvre'],
    ["People's Assembly", 'peoples-assembly'],
    ['東京 DAO', '東京-dao'],
    ['ﬁne', 'fine'],
    ['a/../b?c#d%00', 'a-b-c-d-00'],
    ['🦄', 'organisation'],
    ['---', 'organisation'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('%s → %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('does not end in a hyphen where a long name is cut', () => {
    expect(slugify(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79));
  });
});

it('is the name itself', () => {
  expect(firstSlugNumber('dao')).toBe(1);
});

it.each(['create', 'edit', 'deploy', 'categories', 'governors'])('is never the reserved word %s', (word) => {
  expect(firstSlugNumber(word)).toBe(2);
});

it('is never what a draft is found by', () => {
  expect(firstSlugNumber(slugify('550E8400-e29b-41d4-a716-446655440000'))).toBe(2);
});

it('sorts names as people expect', () => {
  const names = ['Zebra', 'apple', 'Äpfel', 'Banana', 'Østers'];
  const byKey = (a: string, b: string) => (nameKey(a) < nameKey(b) ? -1 : 1);
  expect([...names].sort(byKey)).toEqual(['Äpfel', 'apple', 'Banana', 'Østers', 'Zebra']);
});
