import { isByModule } from '@althing/bindings';
import type { Proposal } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { proposalSubject, useSimulation } from '../simulation/useSimulation.ts';

/** What is offered where nothing could be simulated; a working group that is added takes a third of a million. */
const UNKNOWN = 3_000_000n;

/** What one transaction may take (EIP-7825) leaves room for this, and for as much again that is estimated. */
const MOST = 7_000_000n;

/**
 * Gas to offer above what a node estimates for the execution of a proposal. Where an account acts as the module of a Safe, its call succeeds although the
 * Safe runs out of gas, so an estimate, which looks for the least that succeeds, leaves the Safe too little: the proposal would be executed without effect.
 * Undefined until it is known.
 */
export function useSpareGas(proposal: Proposal, state: string): bigint | undefined {
  const isNeeded = proposal.actions.some(({ calldata }) => isByModule(calldata as Hex));
  const simulation = useSimulation(isNeeded ? proposalSubject(proposal) : undefined, state);
  if (!isNeeded) return 0n;
  if (simulation.isPending) return undefined;
  const now = simulation.data?.now;
  return spareGas(now?.outcome === 'succeeds' ? now.simulation?.gas_used : undefined);
}

/** @param used - what an execution that succeeds takes; undefined where it is not known, as one that fails is cut short. */
export function spareGas(used: string | undefined): bigint {
  const twice = used === undefined ? UNKNOWN : 2n * BigInt(used);
  if (twice > MOST) return MOST;
  return twice > UNKNOWN ? twice : UNKNOWN;
}
