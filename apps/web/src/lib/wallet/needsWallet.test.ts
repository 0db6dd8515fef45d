import { expect, it } from 'vitest';
import { needsWallet } from './needsWallet.ts';

it.each([
  ['/', false],
  ['/organisations', false],
  ['/organisations/', false],
  ['/terms-of-service', false],
  ['/organisations/create', true],
  ['/organisations/harbour', true],
  ['/organisations/harbour/proposals/', true],
])('says of %s whether it needs a wallet: %s', (path, expected) => {
  expect(needsWallet(path)).toBe(expected);
});
