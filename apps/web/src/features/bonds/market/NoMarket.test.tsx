// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../../../test/renderRoute.tsx';
import { NoMarket } from './NoMarket.tsx';

const reader = vi.hoisted(() => ({ isSignedIn: false }));
vi.mock('../../auth/index.ts', () => ({
  useIsSignedIn: () => reader.isSignedIn,
  WalletButton: () => <button type="button">Wallet</button>,
}));

const draw = (isSignedIn: boolean, mayBePrivate: boolean) => {
  Object.assign(reader, { isSignedIn });
  return renderRoute(<NoMarket mayBePrivate={mayBePrivate} />);
};

test('who has not signed in can do so, as the market may be a private one of theirs', async () => {
  await draw(false, true);
  expect(screen.getByRole('button', { name: 'Wallet' })).toBeTruthy();
  expect(screen.getByText(/sign in, and it is here if you are one of them/)).toBeTruthy();
});

test.each([
  [true, true, /this account is none of them/],
  [false, false, 'The link may be old.'],
])('signed in: %s, might be private: %s: no button', async (isSignedIn, mayBePrivate, text) => {
  await draw(isSignedIn, mayBePrivate);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all bonds' })).toBeTruthy();
});
