// @vitest-environment happy-dom
import { type SafeTransaction, safeRejection, safeTransactionContent, safeTransactionOf } from '@althing/bindings';
import { placesOf } from '@althing/domain/safes';
import type { Address } from '@althing/domain/units';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { SafeTransactionView } from '../service/queries.ts';
import { TransactionCard } from './TransactionCard.tsx';

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const [ANN, BEN, CAY]: Address[] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
];
vi.mock('../../governance/index.ts', async () => ({
  paymentOf: (await import('../../governance/paymentOf.ts')).paymentOf,
  SimulationPanel: () => null,
  useActor: () => ({ account: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', isSafe: false }),
}));
vi.mock('../../transactions/index.ts', () => ({ KnownAddress: () => null }));
vi.mock('../useSafeWords.ts', () => ({
  useSafeWords: () => ({ labels: { native: 'ETH', tokens: {} }, contracts: [], nameAddress: () => undefined }),
}));
vi.mock('./CallList.tsx', () => ({ CallList: () => null }));
vi.mock('./Signers.tsx', () => ({ Signers: () => null }));
vi.mock('./StepButtons.tsx', () => ({ StepButtons: () => null }));

const waiting = (content: SafeTransaction, confirmedBy: readonly Address[], isRejection = false) =>
  ({
    content,
    hash: safeTransactionContent(31337, SAFE, content).hash,
    nonce: 1,
    isRejection,
    confirmedBy,
    confirmations: [],
    origin: '',
    submittedAt: '2026-11-24T00:00:00Z',
  }) as unknown as SafeTransactionView;
const payment = waiting(safeTransactionOf([{ to: ANN!, value: 5n, data: '0x' }], 1n), [ANN!]);
const rejectedBy = (owners: readonly Address[]) => waiting(safeRejection(SAFE, 1n), owners, true);

const draw = (rejection: SafeTransactionView) =>
  renderPage(
    <TransactionCard
      place={{ chainId: 31337, safe: SAFE }}
      organisation={undefined}
      transaction={payment}
      facts={{ owners: [ANN!, BEN!, CAY!], threshold: 2, nonce: 1 }}
      places={placesOf([payment, rejection])}
      isSimulated={false}
      onSimulate={() => {}}
    />,
  );

test('what competes with a transaction that has enough signatures says so, and needs nobody’s signature', () => {
  draw(rejectedBy([ANN!, BEN!]));
  expect(screen.getByText(/has enough signatures and can be executed at any moment; then this one is void\.$/)).toBeTruthy();
  expect(screen.queryByText('Needs your signature')).toBeNull();
});

test('what competes with one that still lacks some needs the signature of who has signed neither', () => {
  draw(rejectedBy([BEN!]));
  expect(screen.queryByText(/has enough signatures/)).toBeNull();
  expect(screen.getByText('Needs your signature')).toBeTruthy();
});
