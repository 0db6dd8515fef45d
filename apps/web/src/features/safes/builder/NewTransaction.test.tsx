// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { NewTransaction } from './NewTransaction.tsx';

vi.mock('./WriteTransaction.tsx', () => ({ WriteTransaction: () => <p>The actions</p> }));
vi.mock('./useSafeForm.ts', () => ({ useSafeForm: () => ({ isValid: false }) }));
vi.mock('./ReviewTransaction.tsx', () => ({ ReviewTransaction: () => null }));
vi.mock('../../../lib/session/useSession.ts', () => ({ useSession: () => undefined }));

const queue = { state: { nonce: 2 }, places: [{ nonce: 3 }] };
const draw = (nonce: number | undefined) =>
  renderPage(<NewTransaction {...({ queue } as unknown as ComponentProps<typeof NewTransaction>)} nonce={nonce} onDone={() => {}} />);

test('what is to replace another transaction says which, and what becomes of that', () => {
  draw(3);
  expect(screen.getByRole('status').textContent).toMatch(/^To replace what has nonce 3.*the others can then never be executed\.$/);
});

test.each([
  [1, /^What had nonce 1 is done.*would be done in addition\.$/],
  [2, /^Nothing waits with nonce 2.*would be done in addition\.$/],
])('where nothing with nonce %i can be replaced any more, it says so', (nonce, words) => {
  draw(nonce);
  expect(screen.getByRole('status').textContent).toMatch(words);
});

test('what replaces nothing says nothing of it', () => {
  draw(undefined);
  expect([screen.queryByRole('status'), screen.getByText('The actions')]).toEqual([null, expect.anything()]);
});
