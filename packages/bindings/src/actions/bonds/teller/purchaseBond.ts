import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedTermTellerAbi } from '../../../contracts.ts';

export interface PurchaseBondParameters {
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
}

/** Buys in a public market. Reverts `Teller_FeeAboveMaximum`, `Teller_UnsupportedToken` and the errors of the auctioneer. */
export function encodePurchaseBond({ teller, recipient, referrer, id, amount, minAmountOut, maxFee }: PurchaseBondParameters): Call {
  return {
    to: teller,
    data: encodeFunctionData({
      abi: fixedTermTellerAbi,
      functionName: 'purchase',
      args: [recipient, referrer, id, amount, minAmountOut, maxFee],
    }),
    value: 0n,
  };
}

/** Sends it and returns the transaction hash. */
export const purchaseBond = (client: WriteClient, parameters: PurchaseBondParameters): Promise<Hex> =>
  sendCall(client, encodePurchaseBond(parameters));
