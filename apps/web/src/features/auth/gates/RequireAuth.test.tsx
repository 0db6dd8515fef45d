// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { RequireAuth } from './RequireAuth.tsx';

const context = vi.hoisted(() => ({ isSignedIn: false, state: 'disconnected' }));
vi.mock('../session/useIsSignedIn.ts', () => ({ useIsSignedIn: () => context.isSignedIn }));
vi.mock('../wallet/useWalletState.ts', () => ({ useWalletState: () => context.state }));
vi.mock('../wallet/WalletButton.tsx', () => ({ WalletButton: () => <button type="button">Wallet</button> }));

beforeEach(() => Object.assign(context, { isSignedIn: false, state: 'disconnected' }));
const draw = (part: Partial<typeof context>) => {
  Object.assign(context, part);
  renderPage(<RequireAuth>what only members see</RequireAuth>);
  return screen.queryByText('what only members see');
};

test.each([
  ['disconnected', 'Please connect to wallet'],
  ['unauthenticated', 'Please sign in'],
])('whoever is %s reads what is still to do, with the button for it', (state, title) => {
  expect(draw({ state })).toBeNull();
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Wallet' })).toBeDefined();
});

test('nothing is asked for while the wallet of the last visit is looked for', () => {
  expect(draw({ state: 'resuming' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who has signed in passes', () => {
  expect(draw({ isSignedIn: true, state: 'ready' })).not.toBeNull();
});
