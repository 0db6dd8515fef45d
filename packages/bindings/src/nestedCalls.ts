import type { Address, Hex } from '@althing/domain/units';
import { getAddress, hexToBigInt, size, slice } from 'viem';
import type { Call } from './call.ts';

type Values = readonly unknown[];

const one = (to: unknown, value: unknown, data: unknown): Call[] => [{ to: to as Address, value: value as bigint, data: data as Hex }];

function many([targets, values, payloads]: Values): Call[] {
  const calldatas = payloads as readonly Hex[];
  const amounts = values as readonly bigint[];
  return (targets as readonly Address[]).map((to, i) => ({ to, value: amounts[i] ?? 0n, data: calldatas[i] ?? '0x' }));
}

/** MultiSend packs each call as operation (1 byte), target (20), value (32), length (32) and data, without padding. */
function unpackMultiSend(packed: Hex): Call[] {
  const calls: Call[] = [];
  for (let at = 0; at + 85 <= size(packed);) {
    const length = Number(hexToBigInt(slice(packed, at + 53, at + 85)));
    const end = at + 85 + length;
    if (end > size(packed)) return [];
    calls.push({
      to: getAddress(slice(packed, at + 1, at + 21)),
      value: hexToBigInt(slice(packed, at + 21, at + 53)),
      data: length > 0 ? slice(packed, at + 85, end) : '0x',
    });
    at = end;
  }
  return calls;
}

/** By signature: how a function carries other calls in its arguments. */
const CARRIERS: Record<string, (values: Values) => Call[]> = {
  'propose(address[],uint256[],bytes[],string)': many,
  'queue(address[],uint256[],bytes[],bytes32)': many,
  'execute(address[],uint256[],bytes[],bytes32)': many,
  'cancel(address[],uint256[],bytes[],bytes32)': many,
  'veto(address[],uint256[],bytes[],bytes32)': many,
  'relay(address,uint256,bytes)': ([to, value, data]) => one(to, value, data),
  'schedule(address,uint256,bytes,bytes32,bytes32,uint256)': ([to, value, data]) => one(to, value, data),
  'execute(address,uint256,bytes,bytes32,bytes32)': ([to, value, data]) => one(to, value, data),
  'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)': many,
  'executeBatch(address[],uint256[],bytes[],bytes32,bytes32)': many,
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)': ([to, value, data]) => one(to, value, data),
  'multiSend(bytes)': ([packed]) => unpackMultiSend(packed as Hex),
};

/** The calls that a decoded call would make on behalf of its contract; none for ordinary functions. */
export function nestedCalls(signature: string, values: Values): Call[] {
  const carrier = Object.hasOwn(CARRIERS, signature) ? CARRIERS[signature] : undefined;
  return carrier?.(values) ?? [];
}
