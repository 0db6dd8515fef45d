import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chainKey } from '../../lib/chain/useChainRead.ts';
import { notify } from '../../ui/notify.ts';
import type { TransactionState } from './transactionState.ts';

/** When a transaction is confirmed while the component is mounted: shows a toast, refreshes what was read from the chain, and calls back, once. */
export function useOnConfirmed(state: TransactionState, onConfirmed: () => void): void {
  const { phase } = state;
  const client = useQueryClient();
  const before = useRef(phase);
  const tell = useEffectEvent(() => {
    if (state.phase === 'confirmed') {
      // Short, because it covers the page; the page says which transaction it was.
      notify.success('Confirmed');
      void client.invalidateQueries({ queryKey: chainKey(state.sent.chainId) });
    }
    onConfirmed();
  });
  useEffect(() => {
    if (phase === 'confirmed' && before.current !== 'confirmed') tell();
    before.current = phase;
  }, [phase]);
}
