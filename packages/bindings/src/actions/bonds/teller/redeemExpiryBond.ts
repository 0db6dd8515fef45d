import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedExpiryTellerAbi } from '../../../contracts.ts';

export interface RedeemExpiryBondParameters {
  teller: Address;
  bondToken: Address;
  /** Units of the underlying. */
  amount: bigint;
}

/** By a holder of fixed-expiry bonds, from their expiry on. Reverts `Teller_TokenNotMatured`. */
export function encodeRedeemExpiryBond({ teller, bondToken, amount }: RedeemExpiryBondParameters): Call {
  return {
    to: teller,
    data: encodeFunctionData({ abi: fixedExpiryTellerAbi, functionName: 'redeem', args: [bondToken, amount] }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const redeemExpiryBond = (client: WriteClient, parameters: RedeemExpiryBondParameters): Promise<Hex> =>
  sendCall(client, encodeRedeemExpiryBond(parameters));
