import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface PurchasePrivateBondParameters {
  teller: Address;
  /** Who gets the payout. */
  recipient: Address;
  /** Who gets their own fee; the zero address for nobody. */
  referrer: Address;
  /** Of the market. */
  id: bigint;
  /** Quote, fees included, units. The teller has to be approved for it. */
  amount: bigint;
  /** Payout, units; less is refused. */
  minAmountOut: bigint;
  /** Most that protocol and referrer may take together, parts of 100,000. */
  maxFee: number;
  /** `encodeMerkleAccess` or `encodePermitAccess`. */
  access: Hex;
}

/** Buys in a private market. Reverts as `encodePurchaseBond`, and where the access does not fit the caller. */
export function encodePurchasePrivateBond({
  teller,
  recipient,
  referrer,
  id,
  amount,
  minAmountOut,
  maxFee,
  access,
}: PurchasePrivateBondParameters): Call {
  return {
    to: teller,
    data: encodeFunctionData({
      abi: fixedTermTellerAbi,
      functionName: 'purchasePrivate',
      args: [recipient, referrer, id, amount, minAmountOut, maxFee, access],
    }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const purchasePrivateBond = (client: WriteClient, parameters: PurchasePrivateBondParameters): Promise<Hex> =>
  sendCall(client, encodePurchasePrivateBond(parameters));
