import { advance, IDLE, type TransactionEvent, type TransactionState } from './transactionState.ts';

/** The transaction state of each subject, and its listeners. */
export function createSubjects() {
  const states = new Map<string, TransactionState>();
  const listeners = new Map<string, Set<() => void>>();

  const get = (subject: string): TransactionState => states.get(subject) ?? IDLE;

  return {
    get,
    apply(subject: string, event: TransactionEvent): TransactionState {
      const before = get(subject);
      const after = advance(before, event);
      if (after === before) return before;
      states.set(subject, after);
      for (const listener of listeners.get(subject) ?? []) listener();
      return after;
    },
    isListenedTo: (subject: string): boolean => (listeners.get(subject)?.size ?? 0) > 0,
    listen(subject: string, listener: () => void): () => void {
      const own = listeners.get(subject) ?? new Set();
      listeners.set(subject, own.add(listener));
      return () => void own.delete(listener);
    },
  };
}
