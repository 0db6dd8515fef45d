import { SECONDS_PER_DAY } from '../units.ts';

const DAYS_PER_YEAR = 365n;
/** Longer waiting earns no more points: otherwise whoever chooses the expiry of a market would choose the points too. */
const MAX_DAYS = 365;
/** Decimals of an integer USD price. */
export const USD_DECIMALS = 18;

/** Published with the points endpoint. Anybody can compute the points again from `BondPurchased` events. */
export const POINTS_FORMULA =
  'A purchase earns floor(USD kept x days / 365): USD kept is what the organisation keeps of the quote amount, fees taken off, but not more than the payout is worth, ' +
  'both at the prices known when it was bought; days are the whole days from the purchase until all of it can be had, at most 365, so that what is paid out at once earns nothing. ' +
  'Every market that its owner has recorded here counts alike, others do not count. They belong to the recipient. Nothing is earned where either token has no known price, ' +
  'nor where buyer or recipient belongs to the seller: has ever owned or created the market or signed for its owner, or is the creator of the organisation, one of its contracts, or named in its modules. ' +
  'Points are pending until the purchase is 12 blocks old.';

/** After this many blocks a purchase is not expected to be undone by a reorganisation of the chain. */
export const POINTS_CONFIRMATIONS = 12;

/** An amount of a token with its price. */
export interface PricedAmount {
  /** Smallest units. */
  amount: bigint;
  decimals: number;
  /** Price of a whole token at the time of purchase, with `USD_DECIMALS`. */
  usd: bigint;
}

export interface PricedPurchase {
  /** Quote tokens paid, without fees. */
  kept: PricedAmount;
  payout: PricedAmount;
  /** UNIX seconds of the purchase. */
  at: number;
  /** UNIX seconds at which the whole payout is available; 0 where it was paid out at once. */
  expiry: number;
}

/** Points of one purchase by `POINTS_FORMULA`. */
export function pointsOf({ kept, payout, at, expiry }: PricedPurchase): bigint {
  const days = BigInt(Math.min(MAX_DAYS, Math.floor(Math.max(0, expiry - at) / SECONDS_PER_DAY)));
  // Both in the same unit, so that rounding happens only at the end.
  const keptWorth = kept.amount * kept.usd * 10n ** BigInt(payout.decimals);
  const payoutWorth = payout.amount * payout.usd * 10n ** BigInt(kept.decimals);
  const worth = keptWorth < payoutWorth ? keptWorth : payoutWorth;
  return (worth * days) / (DAYS_PER_YEAR * 10n ** BigInt(kept.decimals + payout.decimals + USD_DECIMALS));
}
