import type { Address } from '../units.ts';
import type { Strategy, Term } from './strategy.ts';
import { type Duration, multiplyDivide, type Per1e5, type Timestamp } from './units.ts';

/**
 * A price is an integer in quote per payout: payout = floor(quote x scale / price). Amounts are in the smallest unit of
 * their token.
 */
export interface MarketBook {
  term: Term;
  owner: Address;
  /** Who may pull the ownership; missing where nobody may. */
  candidate?: Address;
  hasCallback: boolean;
  payoutDecimals: number;
  quoteDecimals: number;
  /** Whether `capacity` counts quote tokens. */
  capacityInQuote: boolean;
  /** What is left to sell; 0 once sold out or closed. */
  capacity: bigint;
  /** Most payout of one purchase; what is left may be less. */
  maxPayout: bigint;
  /** Payout given out so far. */
  sold: bigint;
  /** Quote taken in so far, net of fees. */
  purchased: bigint;
  scale: bigint;
  start: Timestamp;
  /** The first moment at which nothing is sold any more; the time of the close where it was closed early. */
  conclusion: Timestamp;
  /** Duration of a fixed term, timestamp of a fixed expiry; 0 pays out at once. */
  vesting: bigint;
  /** 0: all matures at once. Otherwise how long it takes from the maturity on. */
  linearDuration: Duration;
  /**
   * Set only where vectors of the known public contracts are replayed: such a market keeps the defects that ours mend
   * (zero payouts, repeated close and pull, minimum price 0, idle decay, unbounded tuned payouts, price jumps at new intervals).
   */
  isReference?: true;
}

export interface FixedPriceMarket extends MarketBook {
  strategy: 'fpa';
  price: bigint;
}

/** What both oracle strategies fix at creation. */
interface OracleTerms {
  minPrice: bigint;
  /** Turns an answer of the oracle into a price. */
  oracleConversion: bigint;
}

export interface FixedDiscountMarket extends MarketBook, OracleTerms {
  strategy: 'ofda';
  fixedDiscount: Per1e5;
}

export interface DynamicDiscountMarket extends MarketBook, OracleTerms {
  strategy: 'osda';
  baseDiscount: Per1e5;
  /** How far the discount moves over the market's life if nothing is sold, parts of 1e5; may be above 1e5. */
  decaySpeed: bigint;
}

/** A control variable on its way down: `change` less after `timeToAdjusted` seconds. */
export interface Adjustment {
  change: bigint;
  lastAdjustment: Timestamp;
  timeToAdjusted: Duration;
  active: boolean;
}

export interface DutchAuctionMarket extends MarketBook {
  strategy: 'sda';
  minPrice: bigint;
  totalDebt: bigint;
  /** Above it the market closes itself. */
  maxDebt: bigint;
  /** Price = control variable x debt / scale. */
  controlVariable: bigint;
  lastTune: Timestamp;
  /** Where the decay of `totalDebt` counts from; purchases push it ahead of the clock. */
  lastDecay: Timestamp;
  depositInterval: Duration;
  tuneInterval: Duration;
  tuneAdjustmentDelay: Duration;
  debtDecayInterval: Duration;
  /** Capacity that is meant to go in one tune interval, in the token of the capacity. */
  tuneIntervalCapacity: bigint;
  /** Below this capacity a purchase may tune ahead of time. */
  tuneBelowCapacity: bigint;
  lastTuneDebt: bigint;
  adjustment: Adjustment;
}

export type Market = FixedPriceMarket | FixedDiscountMarket | DynamicDiscountMarket | DutchAuctionMarket;
export type MarketOf<S extends Strategy> = Extract<Market, { strategy: S }>;

/** When a question is asked, and what the market's oracle answers then (its own decimals; only the oracle strategies need it). */
export interface Moment {
  at: Timestamp;
  oraclePrice?: bigint;
}

export const isLive = ({ capacity, start, conclusion }: Market, at: Timestamp): boolean =>
  capacity !== 0n && start <= at && at < conclusion;

/** Whether a purchase at `at` is paid out on the spot. */
export const isInstantSwap = ({ term, vesting, linearDuration }: Market, at: Timestamp): boolean =>
  linearDuration === 0n && (vesting === 0n || (term === 'fixed-expiry' && vesting <= at));

export const payoutOf = (quote: bigint, price: bigint, scale: bigint): bigint => multiplyDivide(quote, scale, price);
export const quoteOf = (payout: bigint, price: bigint, scale: bigint): bigint => multiplyDivide(payout, price, scale);
