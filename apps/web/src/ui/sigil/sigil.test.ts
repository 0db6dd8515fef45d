import { expect, test } from 'vitest';
import { GROUND_COUNT, sigil } from './sigil.ts';

const slugs = Array.from({ length: 300 }, (_, index) => `organisation-${index}`);

test('the same slug always gives the same drawing', () => {
  expect(sigil('acme')).toEqual(sigil('acme'));
});

test('different slugs look different', () => {
  expect(new Set(slugs.map((slug) => JSON.stringify(sigil(slug)))).size).toBe(slugs.length);
});

test('every ground is used', () => {
  expect(new Set(slugs.map((slug) => sigil(slug).ground)).size).toBe(GROUND_COUNT);
});

test('no stone leaves the square or touches another', () => {
  for (const slug of slugs) {
    const { stones } = sigil(slug);
    for (const [index, a] of stones.entries()) {
      expect(Math.hypot(a.x - 50, a.y - 50) + a.r).toBeLessThan(48);
      for (const b of stones.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), slug).toBeGreaterThan(a.r + b.r);
    }
  }
});

test('letters beyond ASCII and the empty slug draw too', () => {
  for (const slug of ['', 'þingvellir', '議会']) expect(sigil(slug).stones.length).toBeGreaterThan(8);
});
