// @vitest-environment happy-dom
import { MEASURED_GAS } from '@althing/domain/governance';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { RefundNote } from './RefundNote.tsx';
import { useRefundTerms } from './useRefund.ts';

vi.mock('./useRefund.ts', () => ({ useRefundTerms: vi.fn() }));

const GWEI = 10n ** 9n;
const terms = {
  maxPriorityFee: 2n * GWEI,
  maxBaseFee: 200n * GWEI,
  baseGas: 15_000n,
  maxGasUsed: 200_000n,
  minWeight: 10n ** 18n,
  proposalCap: 10n ** 17n,
};
const note = (weight: bigint, isSplit = false) => (
  <RefundNote
    chainId={31337}
    refundGas="0x00000000000000000000000000000000000000bb"
    proposalId="7"
    sender="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
    weight={weight}
    isSplit={isSplit}
  />
);

test('a voter reads about how much comes back, or why nothing does', () => {
  const data = { pot: 10n ** 18n, terms, price: { baseFee: 10n * GWEI, gasPrice: 11n * GWEI }, isPlainAccount: true };
  vi.mocked(useRefundTerms).mockReturnValue({ data } as ReturnType<typeof useRefundTerms>);
  const { container, rerender } = renderPage(note(10n ** 18n));
  // 59,000 gas at 11 gwei.
  expect(MEASURED_GAS).toBe(44_000n);
  expect(container.textContent).toMatch(/You will get back about 0\.0006\d* ETH of the gas/);
  rerender(note(10n ** 17n));
  expect(container.textContent).toContain('You have too few votes for a refund of gas.');
  rerender(note(10n ** 18n, true));
  expect(container.textContent).toContain('The gas of votes in parts is not paid back.');
});
