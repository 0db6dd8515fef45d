import type { OracleAnswer } from './discount.ts';
import type { Strategy } from './strategy.ts';
import type { Duration, Per1e5, Timestamp } from './units.ts';

export interface CommonParameters {
  hasCallback: boolean;
  payoutDecimals: number;
  quoteDecimals: number;
  capacityInQuote: boolean;
  capacity: bigint;
  depositInterval: Duration;
  /** Duration for a fixed term, timestamp for a fixed expiry; 0 pays out at once. */
  vesting: bigint;
  /** 0 means now. */
  start: Timestamp;
  duration: Duration;
  linearDuration: Duration;
}

export interface FixedPriceParameters extends CommonParameters {
  strategy: 'fpa';
  formattedPrice: bigint;
  scaleAdjustment: number;
}

interface OracleParameters extends CommonParameters {
  /** Missing where the oracle's address is zero. */
  oracle?: OracleAnswer;
  /** Below the oracle's price at creation; the market's price never falls lower. */
  maxDiscountFromCurrent: Per1e5;
  /** The market is not created if the oracle answers less than this; missing for no such limit. */
  leastOraclePrice?: bigint;
}

export interface FixedDiscountParameters extends OracleParameters {
  strategy: 'ofda';
  fixedDiscount: Per1e5;
}

export interface DynamicDiscountParameters extends OracleParameters {
  strategy: 'osda';
  baseDiscount: Per1e5;
  /** By how much the discount grows in a deposit interval in which nothing is sold. */
  targetIntervalDiscount: Per1e5;
}

export interface DutchAuctionParameters extends CommonParameters {
  strategy: 'sda';
  formattedInitialPrice: bigint;
  formattedMinimumPrice: bigint;
  /** How far the debt may exceed its target before the market closes itself. */
  debtBuffer: Per1e5;
  scaleAdjustment: number;
}

export type MarketParameters = FixedPriceParameters | FixedDiscountParameters | DynamicDiscountParameters | DutchAuctionParameters;
export type ParametersOf<S extends Strategy> = Extract<MarketParameters, { strategy: S }>;
