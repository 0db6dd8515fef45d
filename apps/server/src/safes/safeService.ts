import { createDelegates } from './delegates.ts';
import type { SafeDependencies } from './dependencies.ts';
import { createEstimates } from './estimate.ts';
import { createExecutedSigners } from './executedSigners.ts';
import { createMessages } from './messages.ts';
import { createStateReader } from './readState.ts';
import { createTransactions } from './transactions.ts';

/** The transaction service for Safes: what their owners propose, confirm and sign before it is on chain. */
export function createSafeService(dependencies: Omit<SafeDependencies, 'readState'>) {
  const readState = createStateReader(dependencies.chains);
  const parts = { ...dependencies, readState };
  return {
    readState,
    estimate: createEstimates(parts),
    signersOf: createExecutedSigners(),
    transactions: createTransactions(parts),
    messages: createMessages(parts),
    delegates: createDelegates(parts),
  };
}

export type SafeService = ReturnType<typeof createSafeService>;
