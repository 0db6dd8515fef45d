import type { Address, Hex } from '@althing/domain/units';
import { getAbiItem, getAddress, hexToBigInt, size, slice, toFunctionSignature } from 'viem';
import type { Call } from './call.ts';
import { organisationDeployerAbi } from './contracts.ts';
import type { OrganisationBatch } from './deployOrganisation.ts';

type Values = readonly unknown[];

export interface NestedCall extends Call {
  /** Its code runs as the account that makes the call (DELEGATECALL), which has no value of its own. */
  isDelegated?: boolean;
}

/** What a Safe pays whoever submits its transaction, or whom they name. */
export interface Refund {
  /** Smallest units of the token for each unit of gas. */
  gasPrice: bigint;
  /** Units of gas that are paid for on top of those used. */
  baseGas: bigint;
  /** The zero address is the chain's currency. */
  token: Address;
  /** The zero address is whoever submits the transaction. */
  receiver: Address;
}

/** What a function carries in its arguments. */
export interface Carried {
  /** Undefined where what it would do cannot be told from its arguments for certain. */
  calls: NestedCall[] | undefined;
  /** Positions of the arguments that the calls tell in full. */
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

/** Operation, target, value and length of the data. */
const HEAD = 1 + 20 + 32 + 32;

/**
 * MultiSend packs each call as operation (1 byte), target (20), value (32), length (32) and data, without padding. It goes on for as
 * long as a byte is left and reads zeros past the end, so that a piece of a call is executed too.
 */
function unpackMultiSend(packed: Hex): NestedCall[] | undefined {
  const calls: NestedCall[] = [];
  let at = 0;
  while (at < size(packed)) {
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

const DEPLOY = toFunctionSignature(getAbiItem({ abi: organisationDeployerAbi, name: 'deploy' }));

/** How further proxies begin, told as calls of their programs: where they will stand depends on who sends the batch. */
function initialisations([organisation]: Values): Carried {
  const { proxies } = organisation as OrganisationBatch;
  return {
    calls: proxies.map(({ implementation, initialisation }) => ({ to: implementation, value: 0n, data: initialisation })),
    told: [],
  };
}

/** By signature: how a function carries other calls in its arguments. */
const CARRIERS: Record<string, (values: Values) => Carried> = {
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
  [DEPLOY]: initialisations,
  'multiSend(bytes)': ([packed]) => ({ calls: unpackMultiSend(packed as Hex), told: [0] }),
};

/** What a decoded call would do on behalf of its contract; undefined for ordinary functions. */
export function nestedCalls(signature: string, values: Values): Carried | undefined {
  return Object.hasOwn(CARRIERS, signature) ? CARRIERS[signature]!(values) : undefined;
}
