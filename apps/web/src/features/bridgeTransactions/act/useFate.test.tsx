// @vitest-environment happy-dom
import { EXPLORER_TOASTS } from '@althing/domain/bridges';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { TransactionState } from '../../transactions/index.ts';
import { useFate } from './useFate.ts';

const notify = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('../../../ui/notify.ts', () => ({ notify }));
beforeEach(() => {
  notify.success.mockReset();
  notify.error.mockReset();
});

const onConfirmed = vi.fn();
function Example({ state, failure }: { state: TransactionState; failure: string }) {
  useFate(state, { failure }, onConfirmed);
  return null;
}
const idle: TransactionState = { phase: 'idle' };
const reverted = (reason: string | null) => ({ phase: 'reverted', reason }) as unknown as TransactionState;

test.each([
  ['Resend failed', EXPLORER_TOASTS.resendFailed],
  ['Failed to execute on destination chain', EXPLORER_TOASTS.executionFailed],
])('what failed is said once, with the reason: %s', (sentence, failure) => {
  const { rerender } = renderPage(<Example state={idle} failure={failure} />);
  rerender(<Example state={reverted('Nothing to send')} failure={failure} />);
  rerender(<Example state={reverted('Nothing to send')} failure={failure} />);
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(sentence, 'Nothing to send');
});

test('a contract that gives no reason is said to give none', () => {
  const { rerender } = renderPage(<Example state={idle} failure="Resend failed" />);
  rerender(<Example state={reverted(null)} failure="Resend failed" />);
  expect(notify.error).toHaveBeenCalledExactlyOnceWith('Resend failed', 'The contract gave no reason.');
});
