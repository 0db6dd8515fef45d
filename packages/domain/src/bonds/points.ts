import { SECONDS_PER_DAY } from '../units.ts';

const DAYS_PER_YEAR = 365n;
/** Waiting longer earns no more: who chooses the expiry of a market would choose the points. */
const MAX_DAYS = 365;
/** Decimals of a USD price that is an integer. */
export const USD_DECIMALS = 18;

/** Published with the endpoint that answers points; anyone can work them out again from `BondPurchased` events. */
export const POINTS_FORMULA =
  'A purchase earns floor(USD paid x (365 + days) / 365): USD paid is the quote amount, fees included, at the price known when it was bought; ' +
  'days are the whole days from the purchase until all of it can be had, at most 365, and 0 where it is paid out at once. ' +
  'Every market that its owner has recorded here counts alike, others do not count. They belong to the recipient. Nothing is earned in tokens without a known price, nor by the owner of the market as buyer or recipient. ' +
  'Points are pending until the purchase is 12 blocks old.';

/** Blocks after which a purchase is not expected to be taken back. */
export const POINTS_CONFIRMATIONS = 12;

export interface PricedPurchase {
  /** Quote paid, fees included, units. */
  quoteAmount: bigint;
  quoteDecimals: number;
  /** Price of a whole quote token when it was bought, with `USD_DECIMALS`. */
  usd: bigint;
  /** UNIX seconds of the purchase. */
  at: number;
  /** UNIX seconds at which all of it can be had; 0 where it was paid out at once. */
  expiry: number;
}

/** Points of one purchase by `POINTS_FORMULA`. */
export function pointsOf({ quoteAmount, quoteDecimals, usd, at, expiry }: PricedPurchase): bigint {
  const days = BigInt(Math.min(MAX_DAYS, Math.floor(Math.max(0, expiry - at) / SECONDS_PER_DAY)));
  const unit = 10n ** BigInt(quoteDecimals + USD_DECIMALS);
  return (quoteAmount * usd * (DAYS_PER_YEAR + days)) / (DAYS_PER_YEAR * unit);
}
