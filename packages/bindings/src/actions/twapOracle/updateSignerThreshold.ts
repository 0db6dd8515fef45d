import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { twapOracleAbi } from '../../contracts.ts';

export interface UpdateSignerThresholdParameters {
  oracle: Address;
  /** Signatures that an attestation needs. */
  threshold: bigint;
}

/** By the oracle's owner. */
export function encodeUpdateSignerThreshold({ oracle, threshold }: UpdateSignerThresholdParameters): Call {
  const data = encodeFunctionData({ abi: twapOracleAbi, functionName: 'updateThreshold', args: [threshold] });
  return { to: oracle, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const updateSignerThreshold = (client: WriteClient, parameters: UpdateSignerThresholdParameters): Promise<Hex> =>
  sendCall(client, encodeUpdateSignerThreshold(parameters));
