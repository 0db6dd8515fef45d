import type { Estimate, Outcome, SentTransaction, TransactionRequest } from './transaction.ts';

/**
 * One transaction from the intention to its end. Before `sent`, nothing has left the browser, and every phase says so; from `sent` on, only the chain
 * decides.
 */
export type TransactionState =
  | { phase: 'idle' }
  | { phase: 'preparing'; request: TransactionRequest }
  /** The chain would refuse it, or could not be reached. Nothing was sent. */
  | { phase: 'blocked'; request: TransactionRequest; reason: string; isUnasked?: boolean }
  | { phase: 'ready'; request: TransactionRequest; estimate: Estimate }
  | { phase: 'switching'; request: TransactionRequest; estimate: Estimate }
  | { phase: 'signing'; request: TransactionRequest; estimate: Estimate }
  /** The user refused it in the wallet. Nothing was sent. */
  | { phase: 'rejected'; request: TransactionRequest; estimate: Estimate; what: 'switch' | 'transaction' }
  /** The wallet answered with an error. `isUnsent` is false where the transaction may have been sent nevertheless. */
  | { phase: 'failed'; request: TransactionRequest; estimate: Estimate; reason: string; isUnsent: boolean }
  | { phase: 'sent'; sent: SentTransaction; isSlow: boolean }
  | { phase: 'confirmed'; sent: SentTransaction; outcome: Outcome }
  | { phase: 'reverted'; sent: SentTransaction; outcome: Outcome; reason: string | null }
  /** Another transaction used its nonce: it was cancelled or replaced in the wallet. */
  | { phase: 'replaced'; sent: SentTransaction }
  /** No node knows it any more and its nonce is unused, so it may be sent again. */
  | { phase: 'dropped'; sent: SentTransaction }
  /** A Safe has it, but no queue of transactions that can be read from here. */
  | { phase: 'unwatched'; sent: SentTransaction };

export type TransactionPhase = TransactionState['phase'];
type Of<Phase extends TransactionPhase> = Extract<TransactionState, { phase: Phase }>;

export type TransactionEvent =
  | { type: 'prepare'; request: TransactionRequest }
  | { type: 'prepared'; estimate: Estimate }
  /** `isUnasked`: the chain could not be reached, so it is not known whether it would refuse the call. */
  | { type: 'blocked'; reason: string; isUnasked?: boolean }
  | { type: 'confirm'; needsSwitch: boolean }
  | { type: 'switched' }
  | { type: 'rejected' }
  | { type: 'failed'; reason: string; isUnsent: boolean }
  /** The user stopped waiting for a wallet that does not answer; a late hash still counts. */
  | { type: 'abandon' }
  | { type: 'sent'; sent: SentTransaction }
  | { type: 'verdict'; verdict: Verdict }
  /** The user wants a transaction to be watched again. */
  | { type: 'lookAgain' }
  | { type: 'dismiss' };

/** What one look at the chain says about a sent transaction; see `judge`. */
export type Verdict =
  | { is: 'waiting'; isSlow: boolean }
  | { is: 'executed'; sent: SentTransaction }
  | { is: 'confirmed'; outcome: Outcome }
  | { is: 'reverted'; outcome: Outcome; reason: string | null }
  | { is: 'replaced' }
  | { is: 'dropped' }
  | { is: 'unwatched' };

const NO_ANSWER = 'Your wallet has not answered.';

export const IDLE: TransactionState = { phase: 'idle' };

/** Whether it is up to the wallet or the chain to continue. A transaction in this state is never prepared or sent again. */
export const isInFlight = ({ phase }: TransactionState): boolean => phase === 'switching' || phase === 'signing' || phase === 'sent';
/** Whether it may still happen without any further action here: it is pending, or was proposed to a Safe whose queue cannot be read. */
export const mayComeAbout = (state: TransactionState): boolean => isInFlight(state) || state.phase === 'unwatched';
/** Whether its state will not change any more by itself. */
export const isSettled = ({ phase }: TransactionState): boolean =>
  phase === 'confirmed' || phase === 'reverted' || phase === 'replaced' || phase === 'dropped' || phase === 'unwatched';

/** Whether the wallet may be opened. If it is open whether the transaction was sent, the call has to be simulated again first. */
export const canConfirm = (state: TransactionState): state is Of<'ready'> | Of<'rejected'> | (Of<'failed'> & { isUnsent: true }) =>
  state.phase === 'ready' || state.phase === 'rejected' || (state.phase === 'failed' && state.isUnsent);

/** The next state. An event that does not apply to a state changes nothing. */
export function advance(state: TransactionState, event: TransactionEvent): TransactionState {
  // A hash from the wallet or from another tab takes precedence over anything only planned here.
  if (event.type === 'sent') return state.phase === 'sent' ? state : { phase: 'sent', sent: event.sent, isSlow: false };
  if (event.type === 'prepare') return isInFlight(state) ? state : { phase: 'preparing', request: event.request };
  if (event.type === 'dismiss') return isInFlight(state) ? state : IDLE;
  if (state.phase === 'preparing') return afterPreparing(state, event);
  if (event.type === 'confirm') return afterConfirm(state, event.needsSwitch);
  if (state.phase === 'switching' || state.phase === 'signing') return afterWallet(state, event);
  if (state.phase === 'unwatched' && event.type === 'lookAgain') return { phase: 'sent', sent: state.sent, isSlow: false };
  if (state.phase === 'sent' && event.type === 'verdict') return afterVerdict(state, event.verdict);
  return state;
}

function afterPreparing(state: Of<'preparing'>, event: TransactionEvent): TransactionState {
  if (event.type === 'prepared') return { phase: 'ready', request: state.request, estimate: event.estimate };
  if (event.type === 'blocked')
    return { phase: 'blocked', request: state.request, reason: event.reason, ...(event.isUnasked ? { isUnasked: true } : {}) };
  return state;
}

function afterConfirm(state: TransactionState, needsSwitch: boolean): TransactionState {
  if (!canConfirm(state)) return state;
  return { phase: needsSwitch ? 'switching' : 'signing', request: state.request, estimate: state.estimate };
}

function afterWallet(state: Of<'switching'> | Of<'signing'>, event: TransactionEvent): TransactionState {
  const { request, estimate } = state;
  if (event.type === 'switched' && state.phase === 'switching') return { phase: 'signing', request, estimate };
  if (event.type === 'rejected')
    return { phase: 'rejected', request, estimate, what: state.phase === 'switching' ? 'switch' : 'transaction' };
  if (event.type === 'abandon') return { phase: 'failed', request, estimate, reason: NO_ANSWER, isUnsent: false };
  if (event.type === 'failed') return { phase: 'failed', request, estimate, reason: event.reason, isUnsent: event.isUnsent };
  return state;
}

function afterVerdict(state: Of<'sent'>, verdict: Verdict): TransactionState {
  if (verdict.is === 'waiting') return verdict.isSlow === state.isSlow ? state : { ...state, isSlow: verdict.isSlow };
  if (verdict.is === 'executed') return { phase: 'sent', sent: verdict.sent, isSlow: false };
  if (verdict.is === 'confirmed') return { phase: 'confirmed', sent: state.sent, outcome: verdict.outcome };
  if (verdict.is === 'reverted') return { phase: 'reverted', sent: state.sent, outcome: verdict.outcome, reason: verdict.reason };
  return { phase: verdict.is, sent: state.sent };
}
