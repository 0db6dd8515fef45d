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
export type { Refund } from './nestedCalls.ts';
import { MAX_BATCH_CALLS, type NestedCall, nestedCalls, type Refund } from './nestedCalls.ts';
import { formatAbiItem } from 'viem/utils';
import { KNOWN_ABIS, type KnownAbiName } from './knownAbis.ts';
import { SAFE_CONTRACTS } from './safe/canonical.ts';

/** A contract with a known name, e.g. from the organisation's own list. */
export interface KnownContract {
  address: Address;
  /** Its name for people, e.g. `Token ACME`. */
  label: string;
  abi: KnownAbiName;
}

export type DecodedValue = string | DecodedArgument[] | DecodedValue[];

export interface DecodedArgument {
  name: string;
  /** Solidity type, e.g. `uint256` or `tuple[]`. */
  type: string;
  /** Decimal, checksummed or 0x text; the components of a tuple; or the items of an array. */
  value: DecodedValue;
}

/** A warning that somebody who decides about a call must see. */
export type CallWarning =
  /** The account would run code that is not of the Safe project itself, with all its powers. */
  | { type: 'foreignCode' }
  /** The account pays for the transaction, in addition to what the call does. */
  | ({ type: 'refund' } & Refund)
  /** It contains calls, but not all of them could be decoded. */
  | { type: 'unreadCalls' };

export interface DecodedCall extends NestedCall {
  /** Label of the contract, or its type where only the selector is known; null where neither is. */
  contract: string | null;
  functionName: string | null;
  /** E.g. `transfer(address,uint256)`. */
  signature: string | null;
  args: DecodedArgument[];
  /**
   * `known`: the contract at this address is known to be of that type. `selector`: only the first four bytes match, so the names are a guess and must
   * be
   * shown as one. `transfer`: no calldata, native currency only. `unknown`: nothing is known.
   */
  certainty: 'known' | 'selector' | 'transfer' | 'unknown';
  /** Calls contained in this one: a batch, a timelock operation, a Safe transaction. */
  calls: DecodedCall[];
  /** Positions of arguments that `calls` fully describes; all others contain something more. */
  told: readonly number[];
  warnings: CallWarning[];
}

/** Calls may be nested within calls by whoever made the data. Below this depth, calldata stays raw. */
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

const functionsBySelector = new WeakMap<Abi, ReadonlyMap<Hex, AbiFunction>>();

/** Selectors are worked out once per ABI: data may contain many calls, and each selector costs a hash. */
function findFunction(abi: Abi, selector: Hex): AbiFunction | undefined {
  let functions = functionsBySelector.get(abi);
  if (!functions) {
    const items = abi.filter((item): item is AbiFunction => item.type === 'function');
    // Of two functions with one selector the first counts.
    functions = new Map(items.toReversed().map((item) => [toFunctionSelector(item), item]));
    functionsBySelector.set(abi, functions);
  }
  return functions.get(selector);
}

interface Match {
  contract: string;
  certainty: 'known' | 'selector';
  item: AbiFunction;
}

/** Uses the ABI of a known address; otherwise the first ABI with that selector, as a guess. */
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

/** Contracts whose code a Safe may run as itself in order to make several calls; published code that does nothing else. */
const BATCH_CODE: readonly Address[] = [SAFE_CONTRACTS.multiSend.address, SAFE_CONTRACTS.multiSendCallOnly.address];

const isForeignCode = ({ to, isDelegated }: NestedCall, signature: string | null): boolean =>
  isDelegated === true && !(signature === 'multiSend(bytes)' && BATCH_CODE.some((address) => sameAddress(address, to)));

/** The calls within a call; undefined where they are too deep or too many. Contracts of this chain are others on another one. */
function innerCalls(calls: readonly NestedCall[], contracts: readonly KnownContract[], within: Within): DecodedCall[] | undefined {
  if (within.depth > MAX_DEPTH || calls.length > within.room.left) return undefined;
  within.room.left -= calls.length;
  return calls.map((inner) =>
    decodeWithin(inner, inner.onChain === undefined ? contracts : within.contractsOn(Number(inner.onChain)), within),
  );
}

/** The contracts that are known on another chain. */
export type ContractsOn = (chainId: number) => readonly KnownContract[];

/**
 * Decodes a call: which function of which contract, with which named arguments, and which calls it contains. Never throws; what cannot be decoded
 * keeps
 * its raw `data`.
 */
export function decodeCall(call: NestedCall, contracts: readonly KnownContract[] = [], contractsOn: ContractsOn = () => []): DecodedCall {
  return decodeWithin(call, contracts, { depth: 0, room: { left: MAX_BATCH_CALLS }, contractsOn });
}

interface Within {
  depth: number;
  /** How many more calls are decoded, in all of them together. */
  room: { left: number };
  contractsOn: ContractsOn;
}

function decodeWithin(call: NestedCall, contracts: readonly KnownContract[], { depth, ...rest }: Within): DecodedCall {
  const known = contracts.find(({ address }) => sameAddress(address, call.to));
  const raw = { ...call, contract: known?.label ?? null, functionName: null, signature: null, args: [], calls: [], told: [] };
  const foreign: CallWarning[] = isForeignCode(call, null) ? [{ type: 'foreignCode' }] : [];
  if (call.data === '0x') return { ...raw, certainty: call.isDelegated ? 'unknown' : 'transfer', warnings: foreign };
  const match = size(call.data) >= 4 ? matchFunction(call.to, slice(call.data, 0, 4), contracts) : undefined;
  const values = match && decodeArguments(match.item, call.data);
  if (!match || !values) return { ...raw, certainty: 'unknown', warnings: foreign };
  const { item, contract, certainty } = match;
  const signature = toFunctionSignature(item);
  const carried = nestedCalls(signature, values);
  const calls = carried?.calls && innerCalls(carried.calls, contracts, { ...rest, depth: depth + 1 });
  return {
    ...call,
    contract,
    certainty,
    functionName: item.name,
    signature,
    args: item.inputs.map((input, i) => toDecodedArgument(input, values[i], i)),
    calls: calls ?? [],
    told: carried && calls && calls.length > 0 ? carried.told : [],
    warnings: [
      ...(isForeignCode(call, signature) ? foreign : []),
      ...(carried?.refund ? [{ type: 'refund', ...carried.refund } as const] : []),
      ...(carried && !calls ? [{ type: 'unreadCalls' } as const] : []),
    ],
  };
}

/** A JSON text for a list or tuple, as people type it; the text itself for any other value. */
const typedValue = (value: DecodedValue): string => (typeof value === 'string' ? value : JSON.stringify(untitled(value)));
const untitled = (value: DecodedValue): unknown =>
  typeof value === 'string'
    ? value
    : value.map((part) => (typeof part === 'object' && 'name' in part ? untitled(part.value) : untitled(part)));

/** A call as it would be typed: the function as it stands in the source, and its arguments; undefined where the contract is not known. */
export function typedCall(
  { to, data }: Pick<NestedCall, 'to' | 'data'>,
  contracts: readonly KnownContract[],
): { signature: string; args: string[] } | undefined {
  const match = size(data) >= 4 ? matchFunction(to, slice(data, 0, 4), contracts) : undefined;
  const values = match?.certainty === 'known' ? decodeArguments(match.item, data) : undefined;
  if (!match || !values) return undefined;
  const signature = formatAbiItem(match.item, { includeName: true });
  return { signature, args: match.item.inputs.map((input, index) => typedValue(toDecodedValue(input, values[index]))) };
}
