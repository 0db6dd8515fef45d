import { refuse, type Refused } from './refusal.ts';
import { type Per1e5, per1e5, shareOf, WHOLE } from './units.ts';

/** Most that the protocol takes, and most that a referrer takes: 5 % each. */
export const MAX_FEE = per1e5(5000n);
/** docs/requirements.md#bond-fees: what the collector's rule rounds to. */
const COLLECTOR_UNIT = 1000n;

export interface TellerFees {
  protocol: Per1e5;
  /** Taken off the protocol's fee where bond tokens are created without a market. */
  createDiscount: Per1e5;
}

export interface FeeSplit {
  toProtocol: bigint;
  toReferrer: bigint;
  /** What the market gets. */
  net: bigint;
}

export const feeOf = (amount: bigint, fee: Per1e5): bigint => shareOf(amount, fee);

/** Fees of a purchase come out of its amount; each is rounded down, and the protocol takes the remainder of both together. */
export function splitPurchase(amount: bigint, protocol: Per1e5, referrer: Per1e5): FeeSplit {
  const toReferrer = feeOf(amount, referrer);
  const toProtocol = feeOf(amount, per1e5(protocol + referrer)) - toReferrer;
  return { toProtocol, toReferrer, net: amount - toProtocol - toReferrer };
}

/** Fee in the underlying for bond tokens created without a market; 0 where the discount is the larger. */
export function createFee(amount: bigint, { protocol, createDiscount }: TellerFees): bigint {
  return protocol > createDiscount ? feeOf(amount, per1e5(protocol - createDiscount)) : 0n;
}

export const setProtocolFee = (fees: TellerFees, protocol: Per1e5): TellerFees | Refused =>
  protocol > MAX_FEE ? refuse('Teller_InvalidParams') : { ...fees, protocol };

/** The discount is held against the fee of the moment only; a later, smaller fee becomes 0, never negative. */
export const setCreateDiscount = (fees: TellerFees, createDiscount: Per1e5): TellerFees | Refused =>
  createDiscount > fees.protocol ? refuse('Teller_InvalidParams') : { ...fees, createDiscount };

export const checkReferrerFee = (fee: Per1e5): Per1e5 | Refused => (fee > MAX_FEE ? refuse('Teller_InvalidParams') : fee);

/**
 * docs/requirements.md#bond-fees: what is left of `amount` for the purchase when the collector's fee comes on top of it, rounded down to whole
 * thousands of the smallest unit.
 */
export function amountAfterCollectorFee(amount: bigint, fee: Per1e5): bigint {
  return ((amount * WHOLE) / (WHOLE + fee) / COLLECTOR_UNIT) * COLLECTOR_UNIT;
}
