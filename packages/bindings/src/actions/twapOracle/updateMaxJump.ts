import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { twapOracleAbi } from '../../contracts.ts';

export interface UpdateMaxJumpParameters {
  oracle: Address;
  /** Part of the last price, 1e18 for all of it. */
  maxJump: bigint;
}

/** By the oracle's owner: how far a price may move at once without confirmation. */
export function encodeUpdateMaxJump({ oracle, maxJump }: UpdateMaxJumpParameters): Call {
  const data = encodeFunctionData({ abi: twapOracleAbi, functionName: 'updateMaxJump', args: [maxJump] });
  return { to: oracle, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const updateMaxJump = (client: WriteClient, parameters: UpdateMaxJumpParameters): Promise<Hex> =>
  sendCall(client, encodeUpdateMaxJump(parameters));
