import { encodeFunctionData, erc20Abi } from 'viem';
import { parseAmount } from '../token/index.ts';
import { type Address, type Hex, NATIVE, parseAddress } from '../units.ts';
import { encodeCall, parseFunction } from './callEncoding.ts';
import type { ExecutableCall } from './executableCall.ts';
import type { ActionDraft, CustomCallDraft } from './proposalForm.ts';

const account = (text: string): Address => parseAddress(text.trim()) ?? NATIVE;

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
