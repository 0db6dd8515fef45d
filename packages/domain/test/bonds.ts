import {
  createMarket,
  type Creation,
  DAY,
  DEFAULT_SETTINGS,
  type DutchAuctionParameters,
  type DynamicDiscountParameters,
  type FixedDiscountParameters,
  type FixedPriceParameters,
  isRefused,
  type MarketOf,
  type ParametersOf,
  per1e5,
  type Strategy,
} from '../src/bonds/index.ts';
import type { Address } from '../src/units.ts';

/** Bond markets as most of the vectors have them: PAY with 18 decimals for QUSD with 6, 100,000 PAY in 20 days. */

export const T0 = 1_800_000_000n;
export const OWNER: Address = '0x00000000000000000000000000000000000000A1';
export const STRANGER: Address = '0x00000000000000000000000000000000000000B2';
export const TWO = 2n * 10n ** 18n;

const common = {
  hasCallback: false,
  payoutDecimals: 18,
  quoteDecimals: 6,
  capacityInQuote: false,
  capacity: 100_000n * 10n ** 18n,
  depositInterval: DAY,
  vesting: 14n * DAY,
  start: 0n,
  duration: 20n * DAY,
  linearDuration: 0n,
};

const fpa: FixedPriceParameters = { ...common, strategy: 'fpa', formattedPrice: 25n * 10n ** 35n, scaleAdjustment: 12 };
const oracle = { oracle: { price: TWO, decimals: 18 }, maxDiscountFromCurrent: per1e5(30_000n) };
const ofda: FixedDiscountParameters = { ...common, ...oracle, strategy: 'ofda', fixedDiscount: per1e5(10_000n) };
const osda: DynamicDiscountParameters = {
  ...common,
  ...oracle,
  strategy: 'osda',
  baseDiscount: per1e5(5000n),
  targetIntervalDiscount: per1e5(2000n),
};
const sda: DutchAuctionParameters = {
  ...common,
  strategy: 'sda',
  formattedInitialPrice: 2n * 10n ** 36n,
  formattedMinimumPrice: 10n ** 36n,
  debtBuffer: per1e5(50_000n),
  scaleAdjustment: 12,
};
export const PARAMETERS: { [S in Strategy]: ParametersOf<S> } = { fpa, ofda, osda, sda };

export const creation = (change: Partial<Creation> = {}): Creation => ({
  term: 'fixed-term',
  owner: OWNER,
  at: T0,
  settings: DEFAULT_SETTINGS,
  mayCallBack: false,
  ...change,
});

/** The value of an answer that is none of refusal. */
export function granted<Value>(answer: Value): Exclude<Value, { refused: unknown }> {
  if (isRefused(answer)) throw new Error(`refused: ${answer.refused}`);
  return answer as Exclude<Value, { refused: unknown }>;
}

/** A new market of the strategy, with `change` to its parameters. */
export function market<S extends Strategy>(
  strategy: S,
  change: Partial<ParametersOf<S>> = {},
  created: Partial<Creation> = {},
): MarketOf<S> {
  return granted(createMarket({ ...PARAMETERS[strategy], ...change }, creation(created))) as MarketOf<S>;
}
