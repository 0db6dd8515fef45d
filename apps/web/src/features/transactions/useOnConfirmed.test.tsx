// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import type { TransactionState } from './transactionState.ts';
import { useOnConfirmed } from './useOnConfirmed.ts';

const { success } = vi.hoisted(() => ({ success: vi.fn() }));
vi.mock('../../ui/notify.ts', () => ({ notify: { success } }));

function Follower({ state, onConfirmed }: { state: TransactionState; onConfirmed: () => void }) {
  useOnConfirmed(state, onConfirmed);
  return null;
}

test('a confirmation is told once, and shortly: it does not repeat the title that somebody wrote', () => {
  const onConfirmed = vi.fn();
  const sent = { title: `Queue: ${'long '.repeat(28)}`, chainId: 31337 };
  const state = (phase: 'sent' | 'confirmed') => ({ phase, sent }) as unknown as TransactionState;
  const { rerender } = renderPage(<Follower state={state('sent')} onConfirmed={onConfirmed} />);
  expect(success).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time++) rerender(<Follower state={state('confirmed')} onConfirmed={onConfirmed} />);
  expect(onConfirmed).toHaveBeenCalledOnce();
  expect(success.mock.calls).toEqual([['Confirmed']]);
});
