// @vitest-environment happy-dom
import { safeRejection, safeTransactionOf } from '@althing/bindings';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { NewTransaction } from './NewTransaction.tsx';

vi.mock('../../governance/index.ts', async () => ({ paymentOf: (await import('../../governance/paymentOf.ts')).paymentOf }));
vi.mock('../useSafeWords.ts', () => ({
  useSafeWords: () => ({ labels: { native: 'ETH', tokens: {} }, contracts: [], nameAddress: () => undefined }),
}));
vi.mock('./WriteTransaction.tsx', () => ({ WriteTransaction: () => <p>The actions</p> }));
vi.mock('./useSafeForm.ts', () => ({ useSafeForm: () => ({ isValid: false }) }));
vi.mock('./ReviewTransaction.tsx', () => ({ ReviewTransaction: () => null }));
vi.mock('../../../lib/session/useSession.ts', () => ({ useSession: () => undefined }));

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const payment = { nonce: 3, isRejection: false, content: safeTransactionOf([{ to: ANN, value: 4n * 10n ** 17n, data: '0x' }], 3n) };
const rejection = { nonce: 3, isRejection: true, content: safeRejection(SAFE, 3n) };
const queue = { state: { nonce: 2 }, places: [{ nonce: 3, transactions: [payment, rejection] }] };
const draw = (nonce: number | undefined) =>
  renderPage(
    <NewTransaction
      {...({ queue, place: { chainId: 31337, safe: SAFE } } as unknown as ComponentProps<typeof NewTransaction>)}
      nonce={nonce}
      onDone={() => {}}
    />,
  );

test('what is to replace another transaction says which, and what becomes of that', () => {
  draw(3);
  expect(screen.getByRole('status').textContent).toMatch(
    /^To replace “Send 0\.4 ETH to 0x7099…dc79C8”, nonce 3.*the others can then never be executed\.$/,
  );
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
