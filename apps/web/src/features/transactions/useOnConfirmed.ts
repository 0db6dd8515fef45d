import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chainKey } from '../../lib/chain/useChainRead.ts';
import { notify } from '../../ui/notify.ts';
import type { TransactionState } from './transactionState.ts';

/** Calls back once when a transaction is confirmed while the component is mounted. */
export function useWhenConfirmed(state: TransactionState, onConfirmed: (state: TransactionState & { phase: 'confirmed' }) => void): void {
  const { phase } = state;
  const before = useRef(phase);
  const tell = useEffectEvent(() => {
    if (state.phase === 'confirmed' && before.current !== 'confirmed') onConfirmed(state);
  });
  useEffect(() => {
    tell();
    before.current = phase;
  }, [phase]);
}

/** When a transaction is confirmed while the component is mounted: shows a toast, refreshes what was read from the chain, and calls back, once. */
export function useOnConfirmed(state: TransactionState, onConfirmed: () => void): void {
  const client = useQueryClient();
  useWhenConfirmed(state, ({ sent }) => {
    // Short, because it covers the page; the page says which transaction it was.
    notify.success('Confirmed');
    void client.invalidateQueries({ queryKey: chainKey(sent.chainId) });
    onConfirmed();
  });
}
