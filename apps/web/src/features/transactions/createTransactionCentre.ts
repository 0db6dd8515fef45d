import { sameAddress } from '@althing/domain/units';
import { keccak256 } from 'viem';
import { isMissed, judge } from './judge.ts';
import { createPendingStore } from './pendingStore.ts';
import type { TransactionPorts } from './ports.ts';
import type { SentTransaction, TransactionRequest } from './transaction.ts';
import { advance, canConfirm, IDLE, isSettled, type TransactionEvent, type TransactionState } from './transactionState.ts';
import { walletProblem } from './walletProblem.ts';

/**
 * Runs every on-chain act of this browser. A subject names an act that must not happen twice, e.g.
 * `deploy:{organisation}:{chain}`; a transaction in flight survives leaving the page and reloading it.
 */
export interface TransactionCentre {
  get(subject: string): TransactionState;
  /** Watches the subject's transaction as long as somebody listens, or until it is settled. */
  subscribe(subject: string, listener: () => void): () => void;
  /** Tries the call on the chain. Does nothing while a transaction of the subject is in flight. */
  prepare(subject: string, request: TransactionRequest): Promise<void>;
  /** Opens the wallet: first to switch the chain where needed, then to send. */
  confirm(subject: string): Promise<void>;
  /** Stops waiting for a wallet that does not answer; should it answer after all, that counts. */
  abandon(subject: string): void;
  /** Forgets a settled or unsent transaction. */
  dismiss(subject: string): void;
}

export function createTransactionCentre(ports: TransactionPorts): TransactionCentre {
  const pending = createPendingStore(ports.storage);
  const states = new Map<string, TransactionState>();
  const listeners = new Map<string, Set<() => void>>();
  const watched = new Set<string>();

  const get = (subject: string): TransactionState => states.get(subject) ?? IDLE;
  const apply = (subject: string, event: TransactionEvent): TransactionState => {
    const before = get(subject);
    const after = advance(before, event);
    if (after === before) return before;
    states.set(subject, after);
    for (const listener of listeners.get(subject) ?? []) listener();
    return after;
  };
  const adopt = () => {
    for (const [subject, sent] of Object.entries(pending.all())) {
      if (isSettled(get(subject))) continue;
      apply(subject, { type: 'sent', sent });
      if (listeners.get(subject)?.size) void watch(subject);
    }
  };

  async function watch(subject: string): Promise<void> {
    if (watched.has(subject)) return;
    watched.add(subject);
    let missed = 0;
    for (let state = get(subject); state.phase === 'sent' && listeners.get(subject)?.size; state = get(subject)) {
      const { sent } = state;
      try {
        const seen = await ports.chain.observe(sent);
        apply(subject, { type: 'verdict', verdict: judge(sent, seen, missed, ports.now()) });
        missed = isMissed(seen) ? missed + 1 : 0;
      } catch {
        // The chain could not be asked, so nothing is known; the page says so by itself where it reads other things.
      }
      remember(subject, sent);
      if (get(subject).phase === 'sent') await ports.pause();
    }
    watched.delete(subject);
  }

  /** Storage follows what was learnt: executed by a Safe means another hash, confirmed means nothing to resume. */
  function remember(subject: string, before: SentTransaction): void {
    const state = get(subject);
    if (state.phase === 'confirmed') pending.remove(subject);
    if (state.phase === 'sent' && state.sent !== before) pending.put(subject, state.sent);
  }

  async function prepare(subject: string, request: TransactionRequest): Promise<void> {
    // What came of the last attempt has been read; a reload must not bring it back over the new one.
    if (isSettled(get(subject))) pending.remove(subject);
    const state = apply(subject, { type: 'prepare', request });
    if (state.phase !== 'preparing' || state.request !== request) return;
    const answer = await ports.chain.prepare(request);
    const now = get(subject);
    // Another request may have taken its place while the chain was asked.
    if (now.phase !== 'preparing' || now.request !== request) return;
    apply(subject, answer.ok ? { type: 'prepared', estimate: answer.estimate } : { type: 'blocked', reason: answer.reason });
  }

  async function confirm(subject: string): Promise<void> {
    const before = get(subject);
    if (!canConfirm(before)) return;
    const { request, estimate } = before;
    const needsSwitch = ports.wallet.current().chainId !== request.chainId;
    apply(subject, { type: 'confirm', needsSwitch });
    try {
      if (needsSwitch) {
        await ports.wallet.switchChain(request.chainId);
        apply(subject, { type: 'switched' });
      }
      if (!sameAddress(ports.wallet.current().address, request.from)) {
        apply(subject, {
          type: 'failed',
          reason: 'Your wallet is on another account now. Switch back to the one that was shown.',
          isUnsent: true,
        });
        return;
      }
      const nonce = request.isSafe ? null : await ports.chain.nextNonce(request.chainId, request.from).catch(() => null);
      const hash = await ports.wallet.send(request, estimate);
      const { chainId, from, title, isSafe } = request;
      const digest = keccak256(request.data);
      const sent: SentTransaction = {
        hash,
        chainId,
        from,
        nonce,
        digest,
        sentAt: ports.now(),
        kind: isSafe ? 'safe' : 'transaction',
        title,
      };
      pending.put(subject, sent);
      apply(subject, { type: 'sent', sent });
      void watch(subject);
    } catch (error) {
      const problem = walletProblem(error);
      apply(
        subject,
        problem.is === 'rejected' ? { type: 'rejected' } : { type: 'failed', reason: problem.reason, isUnsent: problem.isUnsent },
      );
    }
  }

  function dismiss(subject: string): void {
    if (apply(subject, { type: 'dismiss' }).phase === 'idle') pending.remove(subject);
  }

  adopt();
  ports.onStorage(adopt);
  return {
    get,
    subscribe(subject, listener) {
      const own = listeners.get(subject) ?? new Set();
      listeners.set(subject, own.add(listener));
      void watch(subject);
      return () => void own.delete(listener);
    },
    prepare,
    confirm,
    abandon: (subject) => void apply(subject, { type: 'abandon' }),
    dismiss,
  };
}
