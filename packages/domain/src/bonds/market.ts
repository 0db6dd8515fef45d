import type { Address } from '../units.ts';
import type { Strategy, Term } from './strategy.ts';
import { type Duration, multiplyDivide, type Per1e5, type Timestamp } from './units.ts';

/**
 * A bond market as its auctioneer stores it. A price is an integer in quote per payout: payout = floor(quote × scale / price). Amounts are in
 * the smallest unit of their token.
 */
export interface MarketBook {
  term: Term;
  owner: Address;
  /** Who may take the ownership over; missing where nobody may. */
  candidate?: Address;
  hasCallback: boolean;
  payoutDecimals: number;
  quoteDecimals: number;
  /** Whether `capacity` counts quote tokens (true) or payout tokens. */
  capacityInQuote: boolean;
  /** Still for sale; 0 once sold out or closed. */
  capacity: bigint;
  /** Largest payout of one purchase; less if the capacity left is smaller. */
  maxPayout: bigint;
  /** Payout given out so far. */
  sold: bigint;
  /** Quote tokens received so far, without fees. */
  purchased: bigint;
  scale: bigint;
  start: Timestamp;
  /** The first moment at which nothing is sold any more. A market closed early gets the time of its closing. */
  conclusion: Timestamp;
  /** Duration for a fixed term, timestamp for a fixed expiry; 0 pays out at once. */
  vesting: bigint;
  /** How long paying out takes from maturity on; 0 pays everything at maturity. */
  linearDuration: Duration;
  /**
   * Set only where test vectors of the known public contracts are replayed. Such a market keeps the defects that ours fix (zero payouts,
   * repeated close and pull, minimum price 0, idle decay, unbounded tuned payouts, price jumps at new intervals).
   */
  isReference?: true;
}

export interface FixedPriceMarket extends MarketBook {
  strategy: 'fpa';
  price: bigint;
}

/** Values that both oracle strategies fix at creation. */
interface OracleTerms {
  minPrice: bigint;
  /** Factor from an oracle's answer to a price. */
  oracleConversion: bigint;
}

export interface FixedDiscountMarket extends MarketBook, OracleTerms {
  strategy: 'ofda';
  fixedDiscount: Per1e5;
}

export interface DynamicDiscountMarket extends MarketBook, OracleTerms {
  strategy: 'osda';
  baseDiscount: Per1e5;
  /** How far the discount changes over the market's life if nothing is sold, in parts of 1e5; may exceed 1e5. */
  decaySpeed: bigint;
}

/** A gradual reduction of the control variable by `change`, over `timeToAdjusted` seconds. */
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
  /** The market closes itself when the debt exceeds this. */
  maxDebt: bigint;
  /** Price = control variable x debt / scale. */
  controlVariable: bigint;
  lastTune: Timestamp;
  /** Time from which the decay of `totalDebt` counts. Purchases move it ahead, possibly into the future. */
  lastDecay: Timestamp;
  depositInterval: Duration;
  tuneInterval: Duration;
  tuneAdjustmentDelay: Duration;
  debtDecayInterval: Duration;
  /** Capacity planned to be sold per tune interval, in the token of the capacity. */
  tuneIntervalCapacity: bigint;
  /** With less capacity left than this, a purchase may tune before the interval is over. */
  tuneBelowCapacity: bigint;
  lastTuneDebt: bigint;
  adjustment: Adjustment;
}

export type Market = FixedPriceMarket | FixedDiscountMarket | DynamicDiscountMarket | DutchAuctionMarket;
export type MarketOf<S extends Strategy> = Extract<Market, { strategy: S }>;

/** The time of a question, and the oracle's answer at that time (in its own decimals; only for oracle strategies). */
export interface Moment {
  at: Timestamp;
  oraclePrice?: bigint;
}

export const isLive = ({ capacity, start, conclusion }: Market, at: Timestamp): boolean =>
  capacity !== 0n && start <= at && at < conclusion;

/** Whether a purchase at `at` is paid out immediately. */
export const isInstantSwap = ({ term, vesting, linearDuration }: Market, at: Timestamp): boolean =>
  linearDuration === 0n && (vesting === 0n || (term === 'fixed-expiry' && vesting <= at));

export const payoutOf = (quote: bigint, price: bigint, scale: bigint): bigint => multiplyDivide(quote, scale, price);
export const quoteOf = (payout: bigint, price: bigint, scale: bigint): bigint => multiplyDivide(payout, price, scale);
