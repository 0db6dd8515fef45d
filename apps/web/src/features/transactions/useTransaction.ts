import type { AppConfig } from '@althing/domain/http';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Config, useConfig } from 'wagmi';
import { useAppConfig } from '../../lib/config/AppConfigContext.ts';
import { createTransactionCentre, type TransactionCentre } from './createTransactionCentre.ts';
import type { TransactionRequest } from './transaction.ts';
import type { TransactionState } from './transactionState.ts';
import { wagmiPorts } from './wagmiPorts.ts';

/** One centre per wallet configuration, for as long as that exists, so that a transaction outlives the page that started it. */
const centres = new WeakMap<Config, TransactionCentre>();

function centreOf(config: Config, app: AppConfig): TransactionCentre {
  const centre = centres.get(config) ?? createTransactionCentre(wagmiPorts(config, app));
  centres.set(config, centre);
  return centre;
}

export interface UseTransaction {
  state: TransactionState;
  prepare(request: TransactionRequest): void;
  confirm(): void;
  abandon(): void;
  lookAgain(): void;
  dismiss(): void;
}

/** The transaction of `subject` in its present state. Resumed after a reload. */
export function useTransaction(subject: string): UseTransaction {
  const centre = centreOf(useConfig(), useAppConfig());
  const subscribe = useCallback((listener: () => void) => centre.subscribe(subject, listener), [centre, subject]);
  const state = useSyncExternalStore(subscribe, () => centre.get(subject));
  return useMemo(
    () => ({
      state,
      prepare: (request) => void centre.prepare(subject, request),
      confirm: () => void centre.confirm(subject),
      abandon: () => centre.abandon(subject),
      lookAgain: () => centre.lookAgain(subject),
      dismiss: () => centre.dismiss(subject),
    }),
    [centre, subject, state],
  );
}
