import { expect, test } from 'vitest';
import { walletAppLink } from './walletAppLink.ts';

test.each([
  'javascript:alert(1)',
  'JavaScript://%0aalert(1)',
  'data:text/html,x',
  'blob:https://x/y',
  'file:///etc/passwd',
  'http://wallet.example',
  'wallet',
  '',
])('the link %j is never opened', (link) => {
  expect(walletAppLink({ native: link, universal: link })).toBeUndefined();
});

test('an https link is preferred to a scheme of the wallet, which serves where there is none', () => {
  expect(walletAppLink({ native: 'phone://', universal: 'https://wallet.example' })).toBe('https://wallet.example');
  expect(walletAppLink({ native: 'phone://' })).toBe('phone://');
  expect(walletAppLink({ native: 'phone://', universal: 'javascript:1' })).toBe('phone://');
  expect(walletAppLink(undefined)).toBeUndefined();
});
