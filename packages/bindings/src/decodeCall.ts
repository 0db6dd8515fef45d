import type { Address, Hex } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  decodeFunctionData,
  slice,
  size,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem';
import type { Call } from './call.ts';
import { nestedCalls } from './nestedCalls.ts';
import { KNOWN_ABIS, type KnownAbiName } from './knownAbis.ts';

/** A contract that the reader can name, e.g. from the organisation's own list. */
export interface KnownContract {
  address: Address;
  /** What a person calls it, e.g. `Token ACME`. */
  label: string;
  abi: KnownAbiName;
}

export type DecodedValue = string | DecodedArgument[] | DecodedValue[];

export interface DecodedArgument {
  name: string;
  /** Solidity type, e.g. `uint256` or `tuple[]`. */
  type: string;
  /** Decimal, checksummed or 0x text; the components of a tuple; the items of an array. */
  value: DecodedValue;
}

export interface DecodedCall extends Call {
  /** Label of the contract, or its type where only the selector is known; null where nothing is. */
  contract: string | null;
  functionName: string | null;
  /** E.g. `transfer(address,uint256)`. */
  signature: string | null;
  args: DecodedArgument[];
  /**
   * `known`: the contract at this address is of that type. `selector`: only the first four bytes match, so the names are
   * a guess and must be shown as one. `transfer`: no calldata, native currency only. `unknown`: nothing is known.
   */
  certainty: 'known' | 'selector' | 'transfer' | 'unknown';
  /** The calls that this one carries: a batch, a timelock operation, a Safe transaction. */
  calls: DecodedCall[];
}

/** Carriers may be nested in data that somebody else wrote; deeper than this it stays raw. */
const MAX_DEPTH = 6;

function toDecodedValue(parameter: AbiParameter, value: unknown): DecodedValue {
  const element = /^(.*)\[\d*\]$/.exec(parameter.type)?.[1];
  if (element !== undefined && Array.isArray(value)) return value.map((item) => toDecodedValue({ ...parameter, type: element }, item));
  if (parameter.type !== 'tuple' || !('components' in parameter)) return String(value);
  const fields = value as Record<string, unknown>;
  return parameter.components.map((component, i) => toDecodedArgument(component, fields[component.name ?? i], i));
}

function toDecodedArgument(parameter: AbiParameter, value: unknown, index: number): DecodedArgument {
  return { name: parameter.name || `#${index + 1}`, type: parameter.type, value: toDecodedValue(parameter, value) };
}

function findFunction(abi: Abi, selector: Hex): AbiFunction | undefined {
  return abi.find((item): item is AbiFunction => item.type === 'function' && toFunctionSelector(item) === selector);
}

interface Match {
  contract: string;
  certainty: 'known' | 'selector';
  item: AbiFunction;
}

/** A known address decides; otherwise the first ABI that has the selector is offered as a guess. */
function matchFunction(to: Address, selector: Hex, contracts: readonly KnownContract[]): Match | undefined {
  const known = contracts.find(({ address }) => sameAddress(address, to));
  if (known) {
    const item = findFunction(KNOWN_ABIS[known.abi], selector);
    return item && { contract: known.label, certainty: 'known', item };
  }
  for (const [name, abi] of Object.entries(KNOWN_ABIS)) {
    const item = findFunction(abi, selector);
    if (item) return { contract: name, certainty: 'selector', item };
  }
  return undefined;
}

function decodeArguments(item: AbiFunction, data: Hex): readonly unknown[] | undefined {
  try {
    return decodeFunctionData({ abi: [item], data }).args ?? [];
  } catch {
    return undefined;
  }
}

/**
 * Puts a call into words: which function of which contract with which named arguments, and what it carries inside.
 * Never throws; what cannot be decoded keeps its raw `data`.
 */
export function decodeCall(call: Call, contracts: readonly KnownContract[] = [], depth = 0): DecodedCall {
  const known = contracts.find(({ address }) => sameAddress(address, call.to));
  const raw = { ...call, contract: known?.label ?? null, functionName: null, signature: null, args: [], calls: [] };
  if (call.data === '0x') return { ...raw, certainty: 'transfer' };
  const match = size(call.data) >= 4 ? matchFunction(call.to, slice(call.data, 0, 4), contracts) : undefined;
  const values = match && decodeArguments(match.item, call.data);
  if (!match || !values) return { ...raw, certainty: 'unknown' };
  const { item, contract, certainty } = match;
  return {
    ...call,
    contract,
    certainty,
    functionName: item.name,
    signature: toFunctionSignature(item),
    args: item.inputs.map((input, i) => toDecodedArgument(input, values[i], i)),
    calls: depth < MAX_DEPTH ? nestedCalls(toFunctionSignature(item), values).map((inner) => decodeCall(inner, contracts, depth + 1)) : [],
  };
}
