import { MAX_FIXED_TERM } from './expiry.ts';
import { isLive, type Market, type Moment } from './market.ts';
import { payoutFor } from './quotes.ts';
import { isRefused } from './refusal.ts';
import type { Per1e5, Timestamp } from './units.ts';

export interface Offer<Id> {
  id: Id;
  market: Market;
  oraclePrice?: bigint;
}

export interface Wish {
  /** Quote tokens to spend. */
  amount: bigint;
  minPayout: bigint;
  /** Latest acceptable maturity. A fixed term is counted from now and not rounded. */
  maxExpiry: Timestamp;
  /** Fee of a purchase without a referrer. */
  fee: Per1e5;
  at: Timestamp;
}

/** The live market that pays out most for the amount (the first of equals); undefined where none accepts it. */
export function findMarket<Id>(offers: readonly Offer<Id>[], wish: Wish): Id | undefined {
  let best: { id: Id; payout: bigint } | undefined;
  for (const { id, market, oraclePrice } of offers) {
    if (!isLive(market, wish.at) || latestMaturity(market, wish.at) > wish.maxExpiry) continue;
    const moment: Moment = { at: wish.at, ...(oraclePrice !== undefined && { oraclePrice }) };
    const payout = payoutFor(market, wish.amount, wish.fee, moment);
    if (isRefused(payout) || payout < wish.minPayout || payout <= (best?.payout ?? 0n)) continue;
    best = { id, payout };
  }
  return best?.id;
}

/** When the whole payout is available, including that of a linear market. */
const latestMaturity = ({ vesting, linearDuration }: Market, at: Timestamp): Timestamp =>
  (vesting <= MAX_FIXED_TERM ? at + vesting : vesting) + linearDuration;
