import { SECONDS_PER_DAY } from '../units.ts';

const DAYS_PER_YEAR = 365n;
/** Waiting longer earns no more: who chooses the expiry of a market would choose the points. */
const MAX_DAYS = 365;
/** Decimals of a USD price that is an integer. */
export const USD_DECIMALS = 18;

/** Published with the endpoint that answers points; anyone can work them out again from `BondPurchased` events. */
export const POINTS_FORMULA =
  'A purchase earns floor(USD kept x days / 365): USD kept is what the organisation keeps of the quote amount, fees taken off, but not more than the payout is worth, ' +
  'both at the prices known when it was bought; days are the whole days from the purchase until all of it can be had, at most 365, so that what is paid out at once earns nothing. ' +
  'Every market that its owner has recorded here counts alike, others do not count. They belong to the recipient. Nothing is earned where either token has no known price, ' +
  'nor where buyer or recipient belongs to the seller: has ever owned or created the market or signed for its owner, or is the creator of the organisation, one of its contracts, or named in its modules. ' +
  'Points are pending until the purchase is 12 blocks old.';

/** Blocks after which a purchase is not expected to be taken back. */
export const POINTS_CONFIRMATIONS = 12;

/** An amount of a token with its price. */
export interface PricedAmount {
  /** Units. */
  amount: bigint;
  decimals: number;
  /** Price of a whole token when it was bought, with `USD_DECIMALS`. */
  usd: bigint;
}

export interface PricedPurchase {
  /** Quote paid, without fees. */
  kept: PricedAmount;
  payout: PricedAmount;
  /** UNIX seconds of the purchase. */
  at: number;
  /** UNIX seconds at which all of it can be had; 0 where it was paid out at once. */
  expiry: number;
}

/** Points of one purchase by `POINTS_FORMULA`. */
export function pointsOf({ kept, payout, at, expiry }: PricedPurchase): bigint {
  const days = BigInt(Math.min(MAX_DAYS, Math.floor(Math.max(0, expiry - at) / SECONDS_PER_DAY)));
  // Both in the same unit, so that nothing is rounded before the end.
  const keptWorth = kept.amount * kept.usd * 10n ** BigInt(payout.decimals);
  const payoutWorth = payout.amount * payout.usd * 10n ** BigInt(kept.decimals);
  const worth = keptWorth < payoutWorth ? keptWorth : payoutWorth;
  return (worth * days) / (DAYS_PER_YEAR * 10n ** BigInt(kept.decimals + payout.decimals + USD_DECIMALS));
}
