import { expect, test } from 'vitest';
import { isSignedIn, type WalletFacts, walletState } from './walletState.ts';

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const facts = (changes: Partial<WalletFacts> = {}): WalletFacts => ({
  isResuming: false,
  status: 'connected',
  address: alice,
  isChainKnown: true,
  session: { address: alice },
  ...changes,
});

test('without a wallet there is nothing but Connect Wallet, whatever session is stored', () => {
  expect(walletState(facts({ status: 'disconnected', address: undefined }))).toBe('disconnected');
  expect(walletState(facts({ status: 'connecting', address: undefined }))).toBe('disconnected');
});

test('while the wallet of the last visit is asked, nothing is claimed', () => {
  expect(walletState(facts({ isResuming: true, status: 'disconnected', address: undefined }))).toBe('resuming');
  expect(walletState(facts({ status: 'reconnecting' }))).toBe('resuming');
});

test('an unknown chain comes before everything that a connected wallet can do', () => {
  expect(walletState(facts({ isChainKnown: false }))).toBe('wrong-chain');
  expect(walletState(facts({ isChainKnown: false, session: undefined }))).toBe('wrong-chain');
});

test('a session of another account does not sign this one in', () => {
  expect(walletState(facts({ session: { address: bob } }))).toBe('unauthenticated');
  expect(walletState(facts({ session: undefined }))).toBe('unauthenticated');
});

test('addresses are compared without their case', () => {
  expect(walletState(facts({ session: { address: alice.toLowerCase() } }))).toBe('authenticated');
});

test('a session without its wallet is not signed in', () => {
  expect(isSignedIn(facts({ status: 'disconnected', address: undefined }))).toBe(false);
  expect(isSignedIn(facts({ isChainKnown: false }))).toBe(true);
});
