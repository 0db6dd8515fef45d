// @vitest-environment happy-dom
import type { SafeActionDraft } from '@althing/domain/safes';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { SafeActions } from './SafeActions.tsx';

vi.mock('../../governance/index.ts', async () => ({
  paymentLine: (await import('../../governance/create/paymentLine.ts')).paymentLine,
  ActionFields: () => null,
  ActionTools: () => null,
}));

const SAFE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const ANN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const words = {
  labels: { native: 'ETH', tokens: {} },
  contracts: [],
  nameAddress: (address: string) => ({ [SAFE]: 'Safe treasury', [ANN]: 'You' })[address],
};
const pay = (recipient: string): SafeActionDraft => ({ tempId: recipient, type: 'sendNative', recipient, amount: '1', decimals: 18 });

function draw(...actions: SafeActionDraft[]) {
  const given = { form: { actions, errors: {} }, place: { chainId: 31337, safe: SAFE }, state: { owners: [ANN], threshold: 1 }, words };
  return renderPage(<SafeActions {...(given as unknown as ComponentProps<typeof SafeActions>)} entries={{ current: null }} />);
}

test('the number of a payment is not read as part of its amount', () => {
  draw(pay(ANN));
  expect(screen.getByRole('heading').textContent).toBe('Action 1: 1 ETH to You (0x7099…dc79C8)');
});

test('a payment to the Safe itself is remarked on, a payment to anybody else is not', () => {
  const { unmount } = draw(pay(SAFE.toLowerCase()));
  expect(screen.getByText(/^This is the Safe itself/)).toBeTruthy();
  unmount();
  draw(pay(ANN));
  expect(screen.queryByText(/^This is the Safe itself/)).toBeNull();
});
