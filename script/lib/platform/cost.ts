import type { PlatformDeployment } from '@althing/bindings';
import { concat, hexToBytes } from 'viem';

/** Transaction, CREATE2 and the deployer's own steps. */
const BASE_GAS = 21_000n + 32_000n + 1_000n;
/** What a constructor writes; most write nothing, a few some slots. */
const CONSTRUCTOR_GAS = 30_000n;

/**
 * About what sending a deployment uses, worked out without a node: factories refuse to be estimated before what they need stands.
 * Leaves out what rollups charge for data.
 */
export function gasOf({ salt, initCode, runtime }: PlatformDeployment): bigint {
  const data = hexToBytes(concat([salt, initCode]));
  const zeros = data.filter((byte) => byte === 0).length;
  const others = data.length - zeros;
  const words = Math.ceil(data.length / 32);
  const execution = BigInt(4 * zeros + 16 * others + 2 * words + 200 * runtime.runtimeSize) + BASE_GAS + CONSTRUCTOR_GAS;
  // EIP-7623: calldata has a least price.
  const least = 21_000n + BigInt(10 * zeros + 40 * others);
  return execution > least ? execution : least;
}
