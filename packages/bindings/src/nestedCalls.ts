import { once } from '@althing/domain/once';
import type { Address, Hex } from '@althing/domain/units';
import { concat, getAbiItem, getAddress, hexToBigInt, size, slice, toFunctionSelector, toFunctionSignature } from 'viem';
import type { Call } from './call.ts';
import { messageControllerAbi, organisationBatchAbi, organisationNamespacesAbi } from './contracts.ts';
import type { OrganisationBatch } from './deployOrganisation.ts';
import { mayanForwarderAbi } from './routes/abis.ts';

type Values = readonly unknown[];

export interface NestedCall extends Call {
  /** The code runs as the calling account (DELEGATECALL), so no value is sent. */
  isDelegated?: boolean;
  /** Number of the other chain on which it is made, as decimal text; missing for calls on this one. */
  onChain?: string;
}

/** What a Safe pays to whoever submits its transaction, or to an account that they name. */
export interface Refund {
  /** Smallest units of the token per unit of gas. */
  gasPrice: bigint;
  /** Units of gas paid in addition to those used. */
  baseGas: bigint;
  /** The zero address means the chain's currency. */
  token: Address;
  /** The zero address means whoever submits the transaction. */
  receiver: Address;
}

/** The calls contained in a function's arguments. */
export interface Carried {
  /** Undefined where the arguments do not tell for certain what it would do. */
  calls: NestedCall[] | undefined;
  /** Positions of arguments that the calls fully describe. */
  told: readonly number[];
  refund?: Refund;
}

const one = ([to, value, data]: Values): Carried => ({
  calls: [{ to: to as Address, value: value as bigint, data: data as Hex }],
  told: [0, 1, 2],
});

function many([to, value, data]: Values): Carried {
  const [targets, values, payloads] = [to as readonly Address[], value as readonly bigint[], data as readonly Hex[]];
  const isWhole = targets.length === values.length && targets.length === payloads.length;
  return {
    calls: isWhole ? targets.map((target, i) => ({ to: target, value: values[i]!, data: payloads[i]! })) : undefined,
    told: [0, 1, 2],
  };
}

const CALL = 0;
const DELEGATED_CALL = 1;

function safeTransaction(values: Values): Carried {
  const [to, value, data, operation, , baseGas, gasPrice, token, receiver] = values;
  const call = { to: to as Address, value: value as bigint, data: data as Hex };
  return {
    calls: [operation === CALL ? call : { ...call, isDelegated: true }],
    told: [0, 1, 2],
    ...(gasPrice === 0n
      ? {}
      : { refund: { gasPrice: gasPrice as bigint, baseGas: baseGas as bigint, token: token as Address, receiver: receiver as Address } }),
  };
}

/** Calls of one batch that are unpacked; a block has room for hardly more. */
export const MAX_BATCH_CALLS = 500;

/** Bytes of operation, target, value and length. */
const HEAD = 1 + 20 + 32 + 32;

/**
 * MultiSend packs each call as operation (1 byte), target (20), value (32), length (32) and data, without padding. It continues as long as a byte is
 * left and
 * reads zeros beyond the end, so an incomplete call at the end is executed too.
 */
function unpackMultiSend(packed: Hex): NestedCall[] | undefined {
  const calls: NestedCall[] = [];
  let at = 0;
  while (at < size(packed)) {
    if (calls.length >= MAX_BATCH_CALLS) return undefined;
    if (at + HEAD > size(packed)) return undefined;
    const operation = Number(slice(packed, at, at + 1));
    const end = at + HEAD + Number(hexToBigInt(slice(packed, at + 53, at + HEAD)));
    if (end > size(packed) || operation > DELEGATED_CALL) return undefined;
    calls.push({
      to: getAddress(slice(packed, at + 1, at + 21)),
      value: hexToBigInt(slice(packed, at + 21, at + 53)),
      data: end > at + HEAD ? slice(packed, at + HEAD, end) : '0x',
      ...(operation === DELEGATED_CALL ? { isDelegated: true } : {}),
    });
    at = end;
  }
  return calls;
}

const deployItem = once(() => getAbiItem({ abi: organisationBatchAbi, name: 'deploy' }));

/** A batch is shown as a call of the deployer that reads it; its selector is not part of it. */
function batch([order]: Values): Carried {
  const { deployer, batch: lists } = order as { deployer: Address; batch: Hex };
  return { calls: [{ to: deployer, value: 0n, data: concat([toFunctionSelector(deployItem()), lists]) }], told: [] };
}

/** Initialisations of further proxies, shown as calls of their implementations, because the proxies' addresses depend on whose batch it is. */
function initialisations([organisation]: Values): Carried {
  const { proxies } = organisation as Pick<OrganisationBatch, 'proxies'>;
  return {
    calls: proxies.map(({ implementation, initialisation }) => ({ to: implementation, value: 0n, data: initialisation })),
    told: [],
  };
}

/** The executor of the sender makes them on the other chain, without money. How the message travels is told by the other arguments. */
function message([content, destination]: Values): Carried {
  const { targets, calldatas } = content as { targets: readonly Address[]; calldatas: readonly Hex[] };
  const onChain = String(destination);
  return {
    calls: targets.length === calldatas.length ? targets.map((to, i) => ({ to, value: 0n, data: calldatas[i]!, onChain })) : undefined,
    told: [],
  };
}

/** Mayan's forwarder makes the call that it is given of the contract that it is given the tokens for. A permit of nothing says nothing. */
function forwarded([, , permit, protocol, data]: Values): Carried {
  const isPermitted = (permit as { value: bigint }).value > 0n;
  return { calls: [{ to: protocol as Address, value: 0n, data: data as Hex }], told: isPermitted ? [3, 4] : [2, 3, 4] };
}

/** By signature: how to find the calls contained in a function's arguments. */
const carriers = once((): Record<string, (values: Values) => Carried> => ({
  'propose(address[],uint256[],bytes[],string)': many,
  'queue(address[],uint256[],bytes[],bytes32)': many,
  'execute(address[],uint256[],bytes[],bytes32)': many,
  'cancel(address[],uint256[],bytes[],bytes32)': many,
  'veto(address[],uint256[],bytes[],bytes32)': many,
  'relay(address,uint256,bytes)': one,
  'schedule(address,uint256,bytes,bytes32,bytes32,uint256)': one,
  'execute(address,uint256,bytes,bytes32,bytes32)': one,
  'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)': many,
  'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)': many,
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)': safeTransaction,
  [toFunctionSignature(getAbiItem({ abi: mayanForwarderAbi, name: 'forwardERC20' }))]: forwarded,
  [toFunctionSignature(getAbiItem({ abi: messageControllerAbi, name: 'sendMessage' }))]: message,
  [toFunctionSignature(getAbiItem({ abi: organisationNamespacesAbi, name: 'deploy' }))]: batch,
  [toFunctionSignature(deployItem())]: initialisations,
  'multiSend(bytes)': ([packed]) => ({ calls: unpackMultiSend(packed as Hex), told: [0] }),
}));

/** The calls that a decoded call would make on behalf of its contract; undefined for ordinary functions. */
export function nestedCalls(signature: string, values: Values): Carried | undefined {
  return Object.hasOwn(carriers(), signature) ? carriers()[signature]!(values) : undefined;
}
