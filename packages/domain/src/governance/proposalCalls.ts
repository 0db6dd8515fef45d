import { encodeFunctionData, erc20Abi } from 'viem';
import { hasErrors } from '../formErrors.ts';
import { parseAmount } from '../token/index.ts';
import { type Address, type Hex, parseAddress } from '../units.ts';
import { encodeCall, parseFunction } from './callEncoding.ts';
import { joinDescription } from './description.ts';
import type { ExecutableCall } from './executableCall.ts';
import type { MeasureFacts } from './measures/measure.ts';
import { measureCalls } from './measures/measures.ts';
import type { ActionDraft, CustomCallDraft, ProposalAction, ProposalForm } from './proposalForm.ts';
import { validateProposal, withFacts } from './proposalRules.ts';

/** Arguments of `propose`. */
export interface ProposalCall {
  targets: Address[];
  values: bigint[];
  calldatas: Hex[];
  description: string;
}

const NOBODY: Address = '0x0000000000000000000000000000000000000000';

/** docs/requirements.md#resolutions: a governor refuses proposals without calls, so a resolution calls the zero address without value or data. */
export const NO_ACTION: ExecutableCall = { target: NOBODY, value: 0n, calldata: '0x' };

/** Describes what a proposal without actions does. */
export const RESOLUTION = 'A resolution: it decides something in words and moves nothing by itself.';

/** Whether the calls are the empty call of a resolution. */
export const isResolution = (calls: readonly ExecutableCall[]): boolean =>
  calls.every(({ target, value, calldata }) => target === NOBODY && value === 0n && calldata === '0x');

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
    if (action.type !== 'measure') return [toActionCall(action)];
    return before ? measureCalls(action, before) : [];
  });

const account = (text: string): Address => parseAddress(text.trim()) ?? NOBODY;

/** The call that a complete action makes. */
export function toActionCall(action: ActionDraft): ExecutableCall {
  if (action.type === 'custom') return customCall(action);
  const amount = parseAmount(action.amount, action.decimals).value ?? 0n;
  if (action.type === 'sendNative') return { target: account(action.recipient), value: amount, calldata: '0x' };
  const calldata = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [account(action.recipient), amount] });
  return { target: account(action.token), value: 0n, calldata };
}

function customCall(action: CustomCallDraft): ExecutableCall {
  const abiFunction = parseFunction(action.signature);
  const encoded = abiFunction ? encodeCall(abiFunction, action.args).calldata : undefined;
  const given = action.calldata.trim();
  return {
    target: account(action.target),
    value: parseAmount(action.value, action.decimals).value ?? 0n,
    calldata: encoded ?? (given === '' ? '0x' : (given as Hex)),
  };
}
