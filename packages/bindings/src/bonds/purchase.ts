import type { Address, Hex } from '@althing/domain/units';
import { type Log, parseEventLogs } from 'viem';
import { BOND_TELLERS } from '../bondContracts.ts';
import { type Call, contractCall } from '../call.ts';
import { fixedTermTellerAbi } from '../contracts.ts';
import type { PermitSignature } from '../permit.ts';

export interface PurchaseParameters {
  teller: Address;
  /** Who receives the payout. */
  recipient: Address;
  /** Who receives a referrer's fee; the zero address for nobody. */
  referrer: Address;
  /** Number of the market. */
  id: bigint;
  /** Quote tokens including fees, in smallest units. The teller must be approved for them. */
  amount: bigint;
  /** Smallest acceptable payout, in smallest units. */
  minAmountOut: bigint;
  /** The most that protocol and referrer may take together, in parts of 100,000. */
  maxFee: number;
}

/** Buys in a public market. Reverts with `Teller_FeeAboveMaximum`, `Teller_UnsupportedToken` and errors of the auctioneer. */
export function encodePurchaseBond({ teller, recipient, referrer, id, amount, minAmountOut, maxFee }: PurchaseParameters): Call {
  const args = [recipient, referrer, id, amount, minAmountOut, maxFee] as const;
  return contractCall({ address: teller, abi: fixedTermTellerAbi, functionName: 'purchase', args });
}

/**
 * Buys in a private market. Reverts like `encodePurchaseBond`, and where `access` does not fit the caller.
 *
 * @param access - made by `encodeMerkleAccess` or `encodePermitAccess`.
 */
export function encodePurchasePrivateBond({ teller, access, ...purchase }: PurchaseParameters & { access: Hex }): Call {
  const { recipient, referrer, id, amount, minAmountOut, maxFee } = purchase;
  const args = [recipient, referrer, id, amount, minAmountOut, maxFee, access] as const;
  return contractCall({ address: teller, abi: fixedTermTellerAbi, functionName: 'purchasePrivate', args });
}

/**
 * Buys in any market with the buyer's permit for the teller to take exactly `amount`. Where the token refuses the permit it goes on with the allowance.
 *
 * @param access - `0x` in a public market.
 */
export function encodePurchaseWithPermit({
  teller,
  access,
  permit,
  ...order
}: PurchaseParameters & { access: Hex; permit: PermitSignature }): Call {
  const { id, amount, minAmountOut, recipient, maxFee, referrer } = order;
  const args = [{ id, amount, minAmountOut, recipient, maxFee, referrer }, access, permit] as const;
  return contractCall({ address: teller, abi: fixedTermTellerAbi, functionName: 'purchaseWithPermit', args });
}

const tellers = BOND_TELLERS.map((teller) => teller.toLowerCase());

/** The `BondPurchased` events of our tellers, in order. */
export function purchasesIn(logs: readonly Log[]) {
  const ours = logs.filter(({ address }: { address: Address }) => tellers.includes(address.toLowerCase()));
  return parseEventLogs({ abi: fixedTermTellerAbi, eventName: 'BondPurchased', logs: ours }).map(({ args }) => args);
}
