import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedExpiryTellerAbi } from '../../../contracts.ts';

export interface BatchRedeemExpiryBondsParameters {
  teller: Address;
  bondTokens: readonly Address[];
  /** Units of the underlyings, as many. */
  amounts: readonly bigint[];
}

/** `encodeRedeemExpiryBond` for each of them, all or none. */
export function encodeBatchRedeemExpiryBonds({ teller, bondTokens, amounts }: BatchRedeemExpiryBondsParameters): Call {
  return {
    to: teller,
    data: encodeFunctionData({ abi: fixedExpiryTellerAbi, functionName: 'batchRedeem', args: [bondTokens, amounts] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const batchRedeemExpiryBonds = (client: WriteClient, parameters: BatchRedeemExpiryBondsParameters): Promise<Hex> =>
  sendCall(client, encodeBatchRedeemExpiryBonds(parameters));
