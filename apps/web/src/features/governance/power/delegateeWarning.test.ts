import { expect, test } from 'vitest';
import { delegateeWarning } from './delegateeWarning.ts';

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

const governor = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', timelock: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' } as const;
const warning = (delegatee: Parameters<typeof delegateeWarning>[0]) => delegateeWarning(delegatee, token, [governor]);

test('delegating to nobody, or to the token itself, is warned of', () => {
  expect(warning('0x0000000000000000000000000000000000000000')).toMatch(/^Nobody holds this address/);
  expect(warning(token.toLowerCase() as typeof token)).toMatch(/^This is the token itself/);
});

test('delegating to a governor or to its timelock is warned of', () => {
  expect(warning(governor.address)).toMatch(/^This is the governor itself/);
  expect(warning(governor.timelock)).toMatch(/^This is the timelock/);
  expect(delegateeWarning(governor.timelock, token, [{ ...governor, timelock: null }])).toBeUndefined();
});

test('any other account is not', () => {
  expect(warning('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBeUndefined();
  expect(warning(undefined)).toBeUndefined();
});
