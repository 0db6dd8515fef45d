import { sameAddress } from '@althing/domain/units';
import { keccak256 } from 'viem';
import { createSubjects } from './createSubjects.ts';
import { createWatch } from './createWatch.ts';
import { createPendingStore } from './pendingStore.ts';
import type { TransactionPorts } from './ports.ts';
import type { Prepared } from './prepareCall.ts';
import type { Estimate, SentTransaction, TransactionRequest } from './transaction.ts';
import { canConfirm, isSettled, type TransactionState } from './transactionState.ts';
import { walletProblem } from './walletProblem.ts';

/**
 * Runs every transaction of this browser. A subject names an action that must not happen twice, e.g. `deploy:{organisation}:{chain}`. A
 * transaction that was sent survives leaving and reloading the page.
 */
export interface TransactionCentre {
  get(subject: string): TransactionState;
  /** Watches the subject's transaction while somebody listens, until it is settled. */
  subscribe(subject: string, listener: () => void): () => void;
  /** Simulates the call on the chain. Does nothing while a transaction of the subject is pending. */
  prepare(subject: string, request: TransactionRequest): Promise<void>;
  /** Opens the wallet: to switch the chain where needed, then to send. */
  confirm(subject: string): Promise<void>;
  /** Stops waiting for a wallet that does not answer. A late answer still counts. */
  abandon(subject: string): void;
  /** Watches a transaction again that was no longer watched. */
  lookAgain(subject: string): void;
  /** Removes a transaction that is settled or was not sent. */
  dismiss(subject: string): void;
}

const OTHER_ACCOUNT = 'Your wallet is on another account now. Switch back to the one that was shown.';

async function send({ chain, wallet, now }: TransactionPorts, request: TransactionRequest, estimate: Estimate): Promise<SentTransaction> {
  const { chainId, from, title, isSafe } = request;
  const nonce = isSafe ? null : await chain.nextNonce(chainId, from).catch(() => null);
  const hash = await wallet.send(request, estimate);
  const kind = isSafe ? 'safe' : 'transaction';
  return { hash, chainId, from, nonce, digest: keccak256(request.data), sentAt: now(), kind, title };
}

const blocked = ({ reason, isUnasked = false }: Extract<Prepared, { ok: false }>) => ({ type: 'blocked', reason, isUnasked }) as const;

export function createTransactionCentre(ports: TransactionPorts): TransactionCentre {
  const pending = createPendingStore(ports.storage);
  const subjects = createSubjects();
  const { get, apply, isListenedTo, listen } = subjects;
  const watch = createWatch(ports, subjects, pending);

  const adopt = () => {
    for (const [subject, sent] of Object.entries(pending.all())) {
      if (isSettled(get(subject))) continue;
      apply(subject, { type: 'sent', sent });
      if (isListenedTo(subject)) void watch(subject);
    }
  };

  async function prepare(subject: string, request: TransactionRequest): Promise<void> {
    // The result of the last attempt was read; after a reload it must not replace the new one.
    if (isSettled(get(subject))) pending.remove(subject);
    const state = apply(subject, { type: 'prepare', request });
    if (state.phase !== 'preparing' || state.request !== request) return;
    const answer = await ports.chain.prepare(request);
    const now = get(subject);
    // Another request may have replaced this one while the chain was asked.
    if (now.phase !== 'preparing' || now.request !== request) return;
    apply(subject, answer.ok ? { type: 'prepared', estimate: answer.estimate } : blocked(answer));
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
        apply(subject, { type: 'failed', reason: OTHER_ACCOUNT, isUnsent: true });
        return;
      }
      const sent = await send(ports, request, estimate);
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
      const leave = listen(subject, listener);
      void watch(subject);
      return leave;
    },
    prepare,
    confirm,
    lookAgain(subject) {
      apply(subject, { type: 'lookAgain' });
      void watch(subject);
    },
    abandon: (subject) => void apply(subject, { type: 'abandon' }),
    dismiss,
  };
}
