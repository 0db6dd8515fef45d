import { encodeFunctionData, erc20Abi } from 'viem';
import { hasErrors } from '../formErrors.ts';
import { parseAmount } from '../token/index.ts';
import { type Address, type Hex, parseAddress } from '../units.ts';
import { encodeCall, parseFunction } from './callEncoding.ts';
import { joinDescription } from './description.ts';
import type { ActionDraft, CustomCallDraft, ProposalForm } from './proposalForm.ts';
import { validateProposal } from './proposalRules.ts';

/** A call that the governor executes. `value` is in the smallest unit of the chain's native currency. */
export interface ExecutableCall {
  target: Address;
  value: bigint;
  calldata: Hex;
}

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
export function toProposalCall(form: ProposalForm, proposer: Address): ProposalCall {
  if (hasErrors(validateProposal(form))) throw new TypeError('The proposal is not complete');
  const calls = form.actions.length > 0 ? form.actions.map(toActionCall) : [NO_ACTION];
  return {
    targets: calls.map((call) => call.target),
    values: calls.map((call) => call.value),
    calldatas: calls.map((call) => call.calldata),
    description: joinDescription(form, proposer),
  };
}

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
