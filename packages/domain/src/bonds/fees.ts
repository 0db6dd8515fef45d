import { refuse, type Refused } from './refusal.ts';
import { type Per1e5, per1e5, shareOf, WHOLE } from './units.ts';

/** The most that the protocol may take, and the most that a referrer may take: 5 % each. */
export const MAX_FEE = per1e5(5000n);
/** docs/requirements.md#bond-fees: amounts are rounded down to multiples of this. */
const COLLECTOR_UNIT = 1000n;

export interface TellerFees {
  protocol: Per1e5;
  /** Reduction of the protocol's fee for bond tokens that are created without a market. */
  createDiscount: Per1e5;
}

export interface FeeSplit {
  toProtocol: bigint;
  toReferrer: bigint;
  /** What the market receives. */
  net: bigint;
}

export const feeOf = (amount: bigint, fee: Per1e5): bigint => shareOf(amount, fee);

/** Fees of a purchase are taken out of its amount. The sum and the referrer's part are rounded down; the protocol gets the rest. */
export function splitPurchase(amount: bigint, protocol: Per1e5, referrer: Per1e5): FeeSplit {
  const toReferrer = feeOf(amount, referrer);
  const toProtocol = feeOf(amount, per1e5(protocol + referrer)) - toReferrer;
  return { toProtocol, toReferrer, net: amount - toProtocol - toReferrer };
}

/** Fee, in the underlying token, for creating bond tokens without a market; 0 where the discount exceeds the fee. */
export function createFee(amount: bigint, { protocol, createDiscount }: TellerFees): bigint {
  return protocol > createDiscount ? feeOf(amount, per1e5(protocol - createDiscount)) : 0n;
}

export const setProtocolFee = (fees: TellerFees, protocol: Per1e5): TellerFees | Refused =>
  protocol > MAX_FEE ? refuse('Teller_InvalidParams') : { ...fees, protocol };

/** The discount is only compared with the present fee. If the fee is lowered later, the difference becomes 0, never negative. */
export const setCreateDiscount = (fees: TellerFees, createDiscount: Per1e5): TellerFees | Refused =>
  createDiscount > fees.protocol ? refuse('Teller_InvalidParams') : { ...fees, createDiscount };

export const checkReferrerFee = (fee: Per1e5): Per1e5 | Refused => (fee > MAX_FEE ? refuse('Teller_InvalidParams') : fee);

/**
 * docs/requirements.md#bond-fees: the part of `amount` that is left for the purchase when the collector's fee is added on top of it, rounded
 * down to thousands of the smallest unit.
 */
export function amountAfterCollectorFee(amount: bigint, fee: Per1e5): bigint {
  return ((amount * WHOLE) / (WHOLE + fee) / COLLECTOR_UNIT) * COLLECTOR_UNIT;
}
