import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface BatchRedeemTermBondsParameters {
  teller: Address;
  tokenIds: readonly bigint[];
  /** Units of the underlyings, as many. */
  amounts: readonly bigint[];
}

/** `encodeRedeemTermBond` for each of them, all or none. */
export function encodeBatchRedeemTermBonds({ teller, tokenIds, amounts }: BatchRedeemTermBondsParameters): Call {
  return {
    to: teller,
    data: encodeFunctionData({ abi: fixedTermTellerAbi, functionName: 'batchRedeem', args: [tokenIds, amounts] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const batchRedeemTermBonds = (client: WriteClient, parameters: BatchRedeemTermBondsParameters): Promise<Hex> =>
  sendCall(client, encodeBatchRedeemTermBonds(parameters));
