import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { notify } from '../../../ui/notify.ts';
import type { TransactionState } from '../../transactions/index.ts';

export interface FateWords {
  /** Title of the toast; none where the page says it otherwise. */
  success?: string;
  /** Title of the toast; the reason follows. */
  failure: string;
}

/** Says how a transaction that is on screen ended, once; reads everything again where it succeeded. */
export function useFate(state: TransactionState, { success, failure }: FateWords, onConfirmed: () => void): void {
  const { phase } = state;
  const client = useQueryClient();
  const before = useRef(phase);
  const tell = useEffectEvent(() => {
    if (state.phase === 'confirmed') {
      if (success !== undefined) notify.success(success);
      void client.invalidateQueries();
      onConfirmed();
    }
    if (state.phase === 'failed' || state.phase === 'reverted') notify.error(failure, state.reason ?? 'The contract gave no reason.');
  });
  useEffect(() => {
    if (phase !== before.current) tell();
    before.current = phase;
  }, [phase]);
}
