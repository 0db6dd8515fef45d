import { expect, test } from 'vitest';
import { delegateeWarning } from './delegateeWarning.ts';

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

test('delegating to nobody, or to the token itself, is warned of', () => {
  expect(delegateeWarning('0x0000000000000000000000000000000000000000', token)).toMatch(/^Nobody holds this address/);
  expect(delegateeWarning(token.toLowerCase() as typeof token, token)).toMatch(/^This is the token itself/);
});

test('any other account is not', () => {
  expect(delegateeWarning('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', token)).toBeUndefined();
  expect(delegateeWarning(undefined, token)).toBeUndefined();
});
