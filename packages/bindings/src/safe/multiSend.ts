import type { Hex } from '@althing/domain/units';
import { concat, decodeFunctionData, encodeFunctionData, encodePacked, size } from 'viem';
import type { Call } from '../call.ts';
import { type NestedCall, nestedCalls } from '../nestedCalls.ts';
import { multiSendAbi } from './abi.ts';
import { SAFE_CONTRACTS } from './canonical.ts';

const packed = ({ to, value, data }: Call): Hex =>
  encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]);

/**
 * What a Safe executes so that it makes these calls, in their order and together or not at all: the call itself, or the code of MultiSend run as the Safe,
 * in its version that only makes calls. Its bytes are in small letters, as services and chains tell them: what waits in a queue is found by them.
 */
export function safeBatch(calls: readonly Call[]): Call & { operation: 0 | 1 } {
  const [only, ...others] = calls;
  if (only && others.length === 0) return { ...only, operation: 0 };
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [concat(calls.map(packed)).toLowerCase() as Hex] });
  return { to: SAFE_CONTRACTS.multiSendCallOnly.address, value: 0n, data, operation: 1 };
}

const BATCHES: ReadonlySet<string> = new Set(
  [SAFE_CONTRACTS.multiSend, SAFE_CONTRACTS.multiSendCallOnly].map(({ address }) => address.toLowerCase()),
);

/** The calls that MultiSend makes when a Safe runs its code; none where `to` is another contract. Throws where the data is no batch. */
export function callsOfSafeBatch({ to, data }: Pick<Call, 'to' | 'data'>): readonly NestedCall[] {
  if (!BATCHES.has(to.toLowerCase())) return [];
  return nestedCalls('multiSend(bytes)', decodeFunctionData({ abi: multiSendAbi, data }).args)?.calls ?? [];
}
