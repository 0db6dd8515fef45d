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

const draw = (nonce: number | undefined) =>
  renderPage(<NewTransaction {...({ queue: {} } as ComponentProps<typeof NewTransaction>)} nonce={nonce} onDone={() => {}} />);

test('what is to replace another transaction says which, and what becomes of that', () => {
  draw(3);
  expect(screen.getByRole('status').textContent).toMatch(/^To replace what has nonce 3.*the other can then never be executed\.$/);
});

test('what replaces nothing says nothing of it', () => {
  draw(undefined);
  expect([screen.queryByRole('status'), screen.getByText('The actions')]).toEqual([null, expect.anything()]);
});
