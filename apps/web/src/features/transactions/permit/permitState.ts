import type { PermitSignature } from '@althing/bindings';

/** `refused`: it did not work out, so that an approval has to do it; `note` says why. */
export type PermitState =
  { phase: 'none' } | { phase: 'signing' } | { phase: 'signed'; permit: PermitSignature } | { phase: 'refused'; note: string };

export const NO_PERMIT: PermitState = { phase: 'none' };

/** Seconds that the chain needs to take the transaction in. */
const SENT_WITHIN = 60;

/** The state at the moment: a signature that the token would not take any more is none. @param now - UNIX milliseconds. */
export const permitStateAt = (state: PermitState, now: number): PermitState =>
  state.phase === 'signed' && Number(state.permit.deadline) <= now / 1000 + SENT_WITHIN ? NO_PERMIT : state;
