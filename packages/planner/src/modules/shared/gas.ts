import { size, stringToHex } from 'viem';

/**
 * The gas of each part of a batch was measured with the rules of the Cancun upgrade and raised by 5 to 15 %. A test checks that the sum is between
 * the true
 * cost and 1.35 times that.
 */

export const times = (gas: bigint, count: number): bigint => gas * BigInt(count);

const TEXT_SLOT_GAS = 25_000n;

/** A text of more than 31 bytes takes one storage slot per 32 bytes. */
export function textGas(text: string): bigint {
  const bytes = size(stringToHex(text));
  return bytes > 31 ? times(TEXT_SLOT_GAS, Math.ceil(bytes / 32)) : 0n;
}
