import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chainKey } from '../../lib/chain/useChainRead.ts';
import { notify } from '../../ui/notify.ts';
import type { TransactionState } from './transactionState.ts';

/** Says that the transaction is confirmed, has its chain read again and calls back, once, when that happens while the component is on screen. */
export function useOnConfirmed(state: TransactionState, onConfirmed: () => void): void {
  const { phase } = state;
  const client = useQueryClient();
  const before = useRef(phase);
  const tell = useEffectEvent(() => {
    if (state.phase === 'confirmed') {
      // Short, as it lies over what can be pressed next; which transaction it was, the page says.
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
