import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { twapOracleAbi } from '../../contracts.ts';

export interface UpdateTwapExpirationParameters {
  oracle: Address;
  /** Seconds for which a price holds. */
  twapExpiration: bigint;
}

/** By the oracle's owner. */
export function encodeUpdateTwapExpiration({ oracle, twapExpiration }: UpdateTwapExpirationParameters): Call {
  const data = encodeFunctionData({ abi: twapOracleAbi, functionName: 'updateTwapExpiration', args: [twapExpiration] });
  return { to: oracle, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const updateTwapExpiration = (client: WriteClient, parameters: UpdateTwapExpirationParameters): Promise<Hex> =>
  sendCall(client, encodeUpdateTwapExpiration(parameters));
