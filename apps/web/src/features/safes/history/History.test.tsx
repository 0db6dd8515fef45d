// @vitest-environment happy-dom
import { type Call, safeRejection, safeTransactionOf } from '@althing/bindings';
import type { HistoryEntry } from '@althing/domain/safeService';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { SafeTransactionView } from '../service/queries.ts';
import { History } from './History.tsx';

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEN = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const AT = '2026-11-24T00:00:00Z';

vi.mock('../../governance/index.ts', async () => ({ paymentOf: (await import('../../governance/paymentOf.ts')).paymentOf }));
vi.mock('../../transactions/index.ts', () => ({
  KnownAddress: ({ address }: { address: string }) => <span>{address}</span>,
  CallView: ({ payment }: { payment?: { text: string } }) => <p>{payment?.text}</p>,
}));
vi.mock('../queue/Approved.tsx', () => ({ Approved: () => null }));
vi.mock('../useSafeWords.ts', () => ({
  useSafeWords: () => ({ labels: { native: 'ETH', tokens: {} }, contracts: [], nameAddress: () => undefined }),
}));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn() }));
const served = vi.hoisted(() => ({ entries: [] as unknown[], passedOver: [] as unknown[] }));
vi.mock('../service/queries.ts', () => ({
  useSafeHistory: () => ({ data: { pages: [{ entries: served.entries }] } }),
  usePassedOver: () => ({ data: { entries: served.passedOver, count: served.passedOver.length } }),
}));

const pay = (to: typeof ANN | typeof BEN, value: bigint): Call => ({ to, value: value * 10n ** 18n, data: '0x' });
const payments = safeTransactionOf([pay(ANN, 1n), pay(BEN, 2n)], 2n);
const payment = safeTransactionOf([pay(ANN, 3n)], 2n);
const rejection = safeRejection(SAFE, 2n);

const common = { hash: '0x12', nonce: 2, origin: '', submittedAt: AT, executor: ANN, transactionHash: null, isSuccessful: true };
const executed = (content: typeof payment) => ({ kind: 'executed', at: AT, content, ...common }) as unknown as HistoryEntry;
const passedOver = (content: typeof payment) => ({ content, isRejection: false, ...common }) as unknown as SafeTransactionView;

const draw = () => renderPage(<History place={{ chainId: 31337, safe: SAFE }} organisation={undefined} nonce={3} kind={undefined} />);
const list = (name: string) => within(screen.getByRole('list', { name }));

beforeEach(() => Object.assign(served, { entries: [], passedOver: [] }));

test('an executed rejection is told by what it brought about', () => {
  served.entries = [executed(rejection)];
  draw();
  expect(screen.getByRole('heading').textContent).toBe('Nonce 2 was cancelled');
  expect(screen.getByText('Rejected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /the call/ })).toBeNull();
});

test('a single call can be opened', async () => {
  served.entries = [executed(payment)];
  const { user } = draw();
  expect(screen.queryByText('Send 3 ETH')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the call' }));
  expect(screen.getByText('Send 3 ETH')).toBeTruthy();
});

test('what was passed over shows its calls', () => {
  served.passedOver = [passedOver(payments)];
  draw();
  expect(list('Never executed').getByText('2 payments')).toBeTruthy();
  for (const text of ['Send 1 ETH', 'Send 2 ETH']) expect(list('Never executed').getByText(text)).toBeTruthy();
});

test.each([
  ['Rejected', [executed(rejection)]],
  ['Replaced', [executed(payment)]],
  ['Rejected or replaced', []],
])('what was passed over is %s, as far as is known what was executed instead', (badge, entries) => {
  Object.assign(served, { entries, passedOver: [passedOver(payments)] });
  draw();
  expect(list('Never executed').getByText(badge)).toBeTruthy();
});
