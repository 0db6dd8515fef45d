import { expect, test } from 'vitest';
import { proposalFor, scopeOf } from './sessionScope.ts';

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const part = (accounts: string[], chains?: string[]) => ({ accounts, methods: ['personal_sign'], events: [], ...(chains && { chains }) });

test('a proposal names every chain of the installation', () => {
  expect(proposalFor([1, 10]).eip155.chains).toEqual(['eip155:1', 'eip155:10']);
});

test('accounts belong to the chain that they are named with, in checksummed form', () => {
  const scope = scopeOf({ eip155: part([`eip155:1:${alice.toLowerCase()}`, `eip155:10:${bob}`, `eip155:10:${alice}`]) });
  expect(scope.chainIds).toEqual([1, 10]);
  expect(scope.accountsOn(1)).toEqual([alice]);
  expect(scope.accountsOn(10)).toEqual([bob, alice]);
  expect(scope.accountsOn(137)).toEqual([]);
});

test('chains may be announced in a list, by the key of a part, or by an account alone', () => {
  const scope = scopeOf({
    eip155: part([`eip155:1:${alice}`], ['eip155:5']),
    'eip155:10': part([`eip155:10:${alice}`]),
  });
  expect(scope.chainIds.toSorted((a, b) => a - b)).toEqual([1, 5, 10]);
  expect(scope.methods.has('personal_sign')).toBe(true);
});

test('what is not an EVM chain or account is left out', () => {
  const scope = scopeOf({
    solana: part(['solana:1:abc']),
    eip155: part(['eip155:1:0x12', 'cosmos:1:abc', `eip155:x:${alice}`], ['eip155:', 'eip1559:1']),
  });
  expect(scope.chainIds).toEqual([]);
});
