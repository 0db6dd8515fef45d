import { type MeasureFacts, type ProposalForm, toProposalCall } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';

/** The calls of the proposal, in order. */
export function callsOfForm(form: ProposalForm, proposer: Address, facts: MeasureFacts | undefined) {
  const { targets, values, calldatas } = toProposalCall(form, proposer, facts);
  return targets.map((to, index) => ({ to, value: values[index] ?? 0n, data: calldatas[index] ?? ('0x' as const) }));
}
