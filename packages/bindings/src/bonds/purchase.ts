import type { Address, Hex } from '@althing/domain/units';
import { type Log, parseEventLogs } from 'viem';
import { BOND_TELLERS } from '../bondContracts.ts';
import { type Call, contractCall } from '../call.ts';
import { fixedTermTellerAbi } from '../contracts.ts';

export interface PurchaseParameters {
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
export function encodePurchaseBond({ teller, recipient, referrer, id, amount, minAmountOut, maxFee }: PurchaseParameters): Call {
  const args = [recipient, referrer, id, amount, minAmountOut, maxFee] as const;
  return contractCall({ address: teller, abi: fixedTermTellerAbi, functionName: 'purchase', args });
}

/**
 * Buys in a private market. Reverts as `encodePurchaseBond`, and where the access does not fit the caller.
 *
 * @param access of `encodeMerkleAccess` or `encodePermitAccess`.
 */
export function encodePurchasePrivateBond({ teller, access, ...purchase }: PurchaseParameters & { access: Hex }): Call {
  const { recipient, referrer, id, amount, minAmountOut, maxFee } = purchase;
  const args = [recipient, referrer, id, amount, minAmountOut, maxFee, access] as const;
  return contractCall({ address: teller, abi: fixedTermTellerAbi, functionName: 'purchasePrivate', args });
}

const tellers = BOND_TELLERS.map((teller) => teller.toLowerCase());

/** The `BondPurchased` events that tellers of ours logged, in their order. */
export function purchasesIn(logs: readonly Log[]) {
  const ours = logs.filter(({ address }: { address: Address }) => tellers.includes(address.toLowerCase()));
  return parseEventLogs({ abi: fixedTermTellerAbi, eventName: 'BondPurchased', logs: ours }).map(({ args }) => args);
}
