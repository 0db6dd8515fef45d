import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { twapOracleAbi } from '../../contracts.ts';

export interface UpdatePriceSignerParameters {
  oracle: Address;
  signer: Address;
  registered: boolean;
}

/** By the oracle's owner: whose signatures count. */
export function encodeUpdatePriceSigner({ oracle, signer, registered }: UpdatePriceSignerParameters): Call {
  const data = encodeFunctionData({ abi: twapOracleAbi, functionName: 'updateSigner', args: [signer, registered] });
  return { to: oracle, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const updatePriceSigner = (client: WriteClient, parameters: UpdatePriceSignerParameters): Promise<Hex> =>
  sendCall(client, encodeUpdatePriceSigner(parameters));
