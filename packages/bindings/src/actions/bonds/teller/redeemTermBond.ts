import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface RedeemTermBondParameters {
  teller: Address;
  tokenId: bigint;
  /** Units of the underlying. */
  amount: bigint;
}

/** By a holder of fixed-term bonds, from their expiry on. Reverts `Teller_TokenNotMatured`. */
export function encodeRedeemTermBond({ teller, tokenId, amount }: RedeemTermBondParameters): Call {
  return { to: teller, data: encodeFunctionData({ abi: fixedTermTellerAbi, functionName: 'redeem', args: [tokenId, amount] }), value: 0n };
}

/** Sends it and returns the transaction hash. */
export const redeemTermBond = (client: WriteClient, parameters: RedeemTermBondParameters): Promise<Hex> =>
  sendCall(client, encodeRedeemTermBond(parameters));
