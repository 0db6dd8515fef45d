import { isByModule } from '@althing/bindings';
import type { Proposal } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { proposalSubject, useSimulation } from '../simulation/useSimulation.ts';

/** What is offered where nothing could be simulated; a working group that is added takes a third of a million. */
const UNKNOWN = 3_000_000n;

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
  const used = simulation.data?.now.simulation?.gas_used;
  return used === undefined ? UNKNOWN : 2n * BigInt(used);
}
