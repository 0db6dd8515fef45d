// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { BridgeTransactionDetail } from '../queries.ts';
import { ResendForm } from './ResendForm.tsx';

vi.mock('../../../ui/Money.tsx', () => ({ PresentWorth: () => null }));
vi.mock('./ResendSending.tsx', () => ({ ResendSending: () => null }));
vi.mock('./useResendBridges.ts', () => ({ useResendBridges: () => ({ bridges: ['axelar'], isError: false }) }));
const fee = { bridgeAdapterId: 'axelar', quote: { fee: '50000000000000', durationSeconds: 1260, gasLimit: '1' }, refusal: null };
vi.mock('./useResendFees.ts', () => ({ useResendFees: () => ({ data: [fee], isError: false }) }));

const transaction = (stage: string) =>
  ({
    stage,
    originChainId: 31337,
    bridgeTransactionType: 'lucid',
    originTransactionInputData: '0x12',
    legs: [{ bridge: 'axelar', status: 'relayed', cause: null }],
    destinationReceivedBridgeAdapterAddresses: [],
  }) as unknown as BridgeTransactionDetail;
const form = (isOnTime: boolean, stage = 'sent') => (
  <ResendForm transaction={transaction(stage)} isOnTime={isOnTime} onSent={vi.fn()} onClose={vi.fn()} />
);
const EARLY = 'None of the bridges is late yet: waiting costs nothing.';

test('whoever sends again is told that it costs again, and while no bridge is late that waiting does not', () => {
  const { rerender } = renderPage(form(true));
  expect(screen.getByText(/each of them is paid again/)).toBeDefined();
  expect(screen.getByText(EARLY)).toBeDefined();
  rerender(form(false));
  expect(screen.queryByText(EARLY)).toBeNull();
});

test('without a bridge one has to be chosen, and no fee is named', async () => {
  const { user } = renderPage(form(false));
  expect(screen.getByText(/Relayer fee in all: 0\.00005 ETH/)).toBeDefined();
  await user.click(screen.getByLabelText('Axelar'));
  expect(screen.queryByText(/Relayer fee in all/)).toBeNull();
  expect(screen.getByText('Choose at least one bridge.')).toBeDefined();
});

test('what was executed meanwhile is not sent again', () => {
  renderPage(form(false, 'executed'));
  expect(screen.getByText('It was executed meanwhile. Nothing is left to do.')).toBeDefined();
});
