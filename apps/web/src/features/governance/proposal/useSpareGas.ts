import { isByModule } from '@althing/bindings';
import type { Proposal } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { proposalSubject, useSimulation } from '../simulation/useSimulation.ts';
import { spareGas } from './spareGas.ts';

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
