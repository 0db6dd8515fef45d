// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { aRequest } from './transaction.builders.ts';
import { TransactionButton } from './TransactionButton.tsx';

const { context, prepare } = vi.hoisted(() => ({ context: { isSignedIn: true }, prepare: vi.fn() }));
vi.mock('../auth/index.ts', () => ({ SIGN_IN_FIRST: 'Sign in first.', useIsSignedIn: () => context.isSignedIn }));
vi.mock('./useTransaction.ts', () => ({ useTransaction: () => ({ state: { phase: 'idle' }, prepare }) }));
vi.mock('./TransactionDialog.tsx', () => ({ TransactionDialog: () => null }));

beforeEach(() => {
  context.isSignedIn = true;
  prepare.mockReset();
});

async function press(part: { request?: ReturnType<typeof aRequest>; reason?: string }) {
  const { user } = renderPage(
    <TransactionButton subject="s" request={part.request} reason={part.reason} contracts={[]} nameAddress={() => undefined}>
      Vote
    </TransactionButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Vote' }));
}

test('who has signed in sees what would be sent', async () => {
  await press({ request: aRequest() });
  expect(prepare).toHaveBeenCalledOnce();
});

test('who has not is told to sign in first', async () => {
  context.isSignedIn = false;
  await press({ request: aRequest() });
  expect(prepare).not.toHaveBeenCalled();
  expect(screen.getAllByText('Sign in first.')).not.toEqual([]);
});

test('what needs no statement needs no session either', async () => {
  context.isSignedIn = false;
  await press({ request: aRequest({ needsStatement: false }) });
  expect(prepare).toHaveBeenCalledOnce();
});

test('what speaks against the act itself is told instead', async () => {
  context.isSignedIn = false;
  await press({ request: aRequest(), reason: 'Voting has ended.' });
  expect(screen.getAllByText('Voting has ended.')).not.toEqual([]);
  expect(screen.queryByText('Sign in first.')).toBeNull();
});
