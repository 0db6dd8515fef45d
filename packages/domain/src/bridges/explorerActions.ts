import { hasEnded, type Journey } from './journey.ts';

/** docs/requirements.md#bridge-transactions: the items of a transaction's menu. */
export const EXPLORER_ACTIONS = {
  copy: 'Copy TX Hash',
  open: 'Open TX Hash',
  resend: 'Resend Transaction',
  execute: 'Execute on Destination',
} as const;

/** What is said of them, word for word as specified; what went wrong follows. */
export const EXPLORER_TOASTS = {
  resendFailed: 'Resend failed',
  executionFailed: 'Failed to execute on destination chain',
  executed: 'Executed successfuly',
  proofMissing: 'Polymer proof is not found',
  adapterMissing: 'Polymer adapter address not found',
  feesMissing: 'Could not get relayer fees',
} as const;

/** Milliseconds until everything is read again after something was sent again, and between switching the wallet's chain and bringing a proof. */
export const EXPLORER_PAUSES = { afterResend: 5_000, afterSwitch: 3_000 } as const;

/** Why it cannot be sent again; null where it can be, by whoever may. */
export function resendProblem(journey: Journey): string | null {
  if (journey.bridgeTransactionType !== 'lucid') return 'Another bridge carries this, which alone can send it again.';
  if (journey.isVotes) return 'Votes are sent again on the page of their proposal.';
  if (journey.isResend) return 'This is a message that was sent again already. Open the first one.';
  if (hasEnded(journey)) return 'It has ended: sending it again would change nothing.';
  return null;
}

/** Why no proof can be brought to the destination; null where that is worth a try. */
export function provingProblem(journey: Journey): string | null {
  if (journey.bridgeDetails !== null) return null;
  const polymer = journey.legs.find(({ bridge }) => bridge === 'polymer');
  if (!polymer) return 'Only what Polymer carries can be proven, and Polymer does not carry this.';
  if (polymer.status === 'completed') return 'Polymer has brought it already.';
  if (hasEnded(journey)) return 'It has ended: a proof would change nothing.';
  return 'There is no proof of it.';
}

/** Said in a dialog that offered something when the bridges brought it by themselves. */
const EXECUTED_MEANWHILE = 'It was executed meanwhile. Nothing is left to do.';

/** Why an open dialog has nothing to offer any more; null while it has. @param problem - what `resendProblem` or `provingProblem` says. */
export const dialogProblem = ({ stage }: Pick<Journey, 'stage'>, problem: string | null): string | null =>
  problem !== null && stage === 'executed' ? EXECUTED_MEANWHILE : problem;
