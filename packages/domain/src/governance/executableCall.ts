import type { Address, Hex } from '../units.ts';

/** A call that the governor executes. `value` is in the smallest unit of the chain's native currency. */
export interface ExecutableCall {
  target: Address;
  value: bigint;
  calldata: Hex;
}
