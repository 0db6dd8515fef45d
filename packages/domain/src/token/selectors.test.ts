import { toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { BURN_SELECTORS, MINT_SELECTORS } from './selectors.ts';

test.each(Object.entries({ ...MINT_SELECTORS, ...BURN_SELECTORS }))('%s is called by %s', (name, selector) => {
  expect(toFunctionSelector(name)).toBe(selector);
});
