import { citizenshipTypedData } from '@althing/domain/legal';
import type { Address } from '@althing/domain/units';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { type CitizenshipFacts, isCitizenshipConfirmed } from './isCitizenshipConfirmed.ts';

const alice = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const bob = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const sign = (signer: typeof alice, changes: { account?: Address; chainId?: number; termsVersion?: string } = {}) =>
  signer.signTypedData(citizenshipTypedData({ account: alice.address, chainId: 31337, termsVersion: 'v2', ...changes }));
const facts = (changes: Partial<CitizenshipFacts>): CitizenshipFacts => ({
  account: alice.address,
  signature: null,
  signedVersion: 'v2',
  termsVersion: 'v2',
  chainIds: [31337, 31338],
  isSafe: false,
  ...changes,
});

test('without a signature, with one that cannot be read, or for older terms it does not count', async () => {
  expect(await isCitizenshipConfirmed(facts({}))).toBe(false);
  expect(await isCitizenshipConfirmed(facts({ signature: '0x1234' }))).toBe(false);
  expect(await isCitizenshipConfirmed(facts({ signature: await sign(alice, { termsVersion: 'v1' }), signedVersion: 'v1' }))).toBe(false);
  expect(await isCitizenshipConfirmed(facts({ signature: await sign(alice, { termsVersion: 'v1' }) }))).toBe(false);
});

test('the signer recovered from it must be the user', async () => {
  expect(await isCitizenshipConfirmed(facts({ signature: await sign(bob) }))).toBe(false);
  expect(await isCitizenshipConfirmed(facts({ signature: await sign(alice) }))).toBe(true);
});

test('it may have been signed on any chain of the installation, and on no other', async () => {
  expect(await isCitizenshipConfirmed(facts({ signature: await sign(alice, { chainId: 31338 }) }))).toBe(true);
  expect(await isCitizenshipConfirmed(facts({ signature: await sign(alice, { chainId: 1 }) }))).toBe(false);
});

test('a Safe signs by its contract; the server verified it', async () => {
  expect(await isCitizenshipConfirmed(facts({ signature: '0x1234', isSafe: true }))).toBe(true);
  expect(await isCitizenshipConfirmed(facts({ signature: '0x1234', isSafe: true, signedVersion: 'v1' }))).toBe(false);
});
