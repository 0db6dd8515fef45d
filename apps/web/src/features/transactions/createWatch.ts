import type { createSubjects } from './createSubjects.ts';
import { isMissed, judge } from './judge.ts';
import type { createPendingStore } from './pendingStore.ts';
import type { TransactionPorts } from './ports.ts';
import type { SentTransaction } from './transaction.ts';

type Subjects = ReturnType<typeof createSubjects>;
type Pending = ReturnType<typeof createPendingStore>;

/** Watches a subject's transaction on the chain while somebody listens and it is not settled; only once per subject. */
export function createWatch(ports: TransactionPorts, { get, apply, isListenedTo }: Subjects, pending: Pending) {
  const watched = new Set<string>();

  /** Updates the storage: a transaction executed by a Safe has another hash, and a confirmed one needs no watching after a reload. */
  function remember(subject: string, before: SentTransaction): void {
    const state = get(subject);
    if (state.phase === 'confirmed') pending.remove(subject);
    if (state.phase === 'sent' && state.sent !== before) pending.put(subject, state.sent);
  }

  return async function watch(subject: string): Promise<void> {
    if (watched.has(subject)) return;
    watched.add(subject);
    let missed = 0;
    for (let state = get(subject); state.phase === 'sent' && isListenedTo(subject); state = get(subject)) {
      const { sent } = state;
      try {
        const seen = await ports.chain.observe(sent);
        apply(subject, { type: 'verdict', verdict: judge(sent, seen, missed, ports.now()) });
        missed = isMissed(seen) ? missed + 1 : 0;
      } catch {
        // The chain could not be read, so nothing is known. The page itself says so where it reads other things.
      }
      remember(subject, sent);
      if (get(subject).phase === 'sent') await ports.pause(sent.kind);
    }
    watched.delete(subject);
  };
}
