import { hasErrors } from '../formErrors.ts';
import { type Address, type Hex, NATIVE } from '../units.ts';
import { toActionCall } from './actionCalls.ts';
import { joinDescription } from './description.ts';
import type { ExecutableCall } from './executableCall.ts';
import type { MeasureFacts } from './measures/measure.ts';
import { measureCalls } from './measures/measures.ts';
import type { ProposalAction, ProposalForm } from './proposalForm.ts';
import { validateProposal } from './proposalRules.ts';
import { remoteCalls } from './remote/remoteCall.ts';
import { withFacts } from './withFacts.ts';

/** Arguments of `propose`. */
export interface ProposalCall {
  targets: Address[];
  values: bigint[];
  calldatas: Hex[];
  description: string;
}

/** docs/requirements.md#resolutions: a governor refuses proposals without calls, so a resolution calls the zero address without value or data. */
export const NO_ACTION: ExecutableCall = { target: NATIVE, value: 0n, calldata: '0x' };

/** Describes what a proposal without actions does. */
export const RESOLUTION = 'A resolution: it decides something in words and moves nothing by itself.';

/** Whether the calls are the empty call of a resolution. */
export const isResolution = (calls: readonly ExecutableCall[]): boolean =>
  calls.every(({ target, value, calldata }) => target === NATIVE && value === 0n && calldata === '0x');

/** The arguments of `propose` for a complete form. Throws a `TypeError` where `validateProposal` finds errors. */
export function toProposalCall(form: ProposalForm, proposer: Address, facts?: MeasureFacts): ProposalCall {
  if (hasErrors(validateProposal(form, facts))) throw new TypeError('The proposal is not complete');
  const calls = form.actions.length > 0 ? toCalls(form.actions, facts) : [NO_ACTION];
  return {
    targets: calls.map((call) => call.target),
    values: calls.map((call) => call.value),
    calldatas: calls.map((call) => call.calldata),
    description: joinDescription(form, proposer),
  };
}

/** The calls of actions without errors, in order. */
export const toCalls = (actions: readonly ProposalAction[], facts?: MeasureFacts): ExecutableCall[] =>
  withFacts(actions, facts).entries.flatMap(({ action, before }) => {
    if (action.type === 'remote') return before ? remoteCalls(action, before) : [];
    if (action.type !== 'measure') return [toActionCall(action)];
    return before ? measureCalls(action, before) : [];
  });
