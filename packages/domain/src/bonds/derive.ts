import { type AuctioneerSettings, DEPOSITS_PER_DECAY } from './auctioneerSettings.ts';
import { converted, discounted, type OracleScale, oracleScale } from './discount.ts';
import { type MarketBook, type MarketOf, payoutOf } from './market.ts';
import type { MarketParameters, ParametersOf } from './parameters.ts';
import { isRefused, refuse, type Refused } from './refusal.ts';
import type { Strategy } from './strategy.ts';
import {
  larger,
  MAX_AMOUNT,
  MAX_WORD,
  multiplyDivide,
  multiplyDivideUp,
  type Per1e5,
  per1e5,
  powerOfTen,
  shareOf,
  WHOLE,
} from './units.ts';

/** The fields of a new market that all strategies share. */
export type Draft = Omit<MarketBook, 'scale' | 'maxPayout'>;
type Derive<S extends Strategy> = (draft: Draft, parameters: ParametersOf<S>, settings: AuctioneerSettings) => MarketOf<S> | Refused;

/** Most and fewest decimals that an oracle or a token of a market may have. */
const MOST_DECIMALS = 18;
const LEAST_DECIMALS = 6;
const SCALE_DECIMALS = 36;
const MOST_SCALE_ADJUSTMENT = 24;
/** Divisor: an auction may open 0.1 % away from its initial price. */
const INITIAL_PRICE_TOLERANCE = 1000n;

export const areDecimalsKnown = (decimals: number): boolean => decimals >= LEAST_DECIMALS && decimals <= MOST_DECIMALS;

/** Scale of a market whose owner sets the price; undefined where the adjustment is outside -24 to 24. */
const scaleOf = (adjustment: number): bigint | undefined =>
  Math.abs(adjustment) <= MOST_SCALE_ADJUSTMENT ? powerOfTen(SCALE_DECIMALS + adjustment) : undefined;

/** Capacity in payout tokens at a price; undefined where it is too large to store. */
function payoutCapacity({ capacityInQuote, capacity }: Draft, price: bigint, scale: bigint): bigint | undefined {
  const payout = capacityInQuote ? payoutOf(capacity, price, scale) : capacity;
  return capacity <= MAX_AMOUNT && payout <= MAX_AMOUNT ? payout : undefined;
}

/** Payout of one deposit interval if sales were spread evenly. */
const evenPayout = (capacity: bigint, { depositInterval, duration }: MarketParameters): bigint => (capacity * depositInterval) / duration;

function fixedPrice(draft: Draft, parameters: ParametersOf<'fpa'>): MarketOf<'fpa'> | Refused {
  const { formattedPrice: price } = parameters;
  const scale = scaleOf(parameters.scaleAdjustment);
  if (price === 0n || scale === undefined) return refuse('Auctioneer_InvalidParams');
  const capacity = payoutCapacity(draft, price, scale);
  if (capacity === undefined) return refuse('Auctioneer_InvalidParams');
  return { ...draft, strategy: 'fpa', price, scale, maxPayout: evenPayout(capacity, parameters) };
}

interface OracleStart extends OracleScale {
  minPrice: bigint;
  maxPayout: bigint;
}

/** What both oracle strategies fix at creation. `discount` is the discount at the start. */
function oracleStart(draft: Draft, parameters: ParametersOf<'ofda' | 'osda'>, discount: Per1e5): OracleStart | Refused {
  const { oracle, maxDiscountFromCurrent: most } = parameters;
  if (!oracle || !areDecimalsKnown(oracle.decimals)) return refuse('Auctioneer_InvalidParams');
  if (discount >= WHOLE || discount > most || most > WHOLE) return refuse('Auctioneer_InvalidParams');
  if (oracle.price === 0n) return refuse('Auctioneer_OraclePriceZero');
  if (oracle.price < (parameters.leastOraclePrice ?? 0n)) return refuse('Auctioneer_OraclePriceBelowLeast');
  const scales = oracleScale(oracle, discount, draft.payoutDecimals, draft.quoteDecimals);
  if (!scales) return refuse('Auctioneer_InvalidParams');
  const price = converted(oracle.price, scales);
  const capacity = payoutCapacity(draft, discounted(price, discount), scales.scale);
  if (capacity === undefined) return refuse('Auctioneer_InvalidParams');
  return { ...scales, minPrice: discounted(price, most), maxPayout: evenPayout(capacity, parameters) };
}

function fixedDiscount(draft: Draft, parameters: ParametersOf<'ofda'>): MarketOf<'ofda'> | Refused {
  const start = oracleStart(draft, parameters, parameters.fixedDiscount);
  return isRefused(start) ? start : { ...draft, ...start, strategy: 'ofda', fixedDiscount: parameters.fixedDiscount };
}

/** A minimum price of 0 is refused, because slow sales could bring the price down to 0. */
function dynamicDiscount(draft: Draft, parameters: ParametersOf<'osda'>): MarketOf<'osda'> | Refused {
  const { baseDiscount, targetIntervalDiscount, duration, depositInterval } = parameters;
  if (targetIntervalDiscount > WHOLE) return refuse('Auctioneer_InvalidParams');
  const start = oracleStart(draft, parameters, baseDiscount);
  if (isRefused(start)) return start;
  if (start.minPrice === 0n && !draft.isReference) return refuse('Auctioneer_InvalidParams');
  return { ...draft, ...start, strategy: 'osda', baseDiscount, decaySpeed: (duration * targetIntervalDiscount) / depositInterval };
}

function dutchAuction(draft: Draft, parameters: ParametersOf<'sda'>, settings: AuctioneerSettings): MarketOf<'sda'> | Refused {
  const { formattedInitialPrice: price, formattedMinimumPrice: minPrice, depositInterval, duration } = parameters;
  const scale = scaleOf(parameters.scaleAdjustment);
  if (scale === undefined) return refuse('Auctioneer_InvalidParams');
  if (price < minPrice) return refuse('Auctioneer_InitialPriceLessThanMin');
  // A price of 0 would make later calculations divide by zero.
  if (price === 0n || (minPrice === 0n && !draft.isReference)) return refuse('Auctioneer_InvalidParams');
  const debtDecayInterval = larger(settings.minDebtDecayInterval, DEPOSITS_PER_DECAY * depositInterval);
  const tuneInterval = larger(depositInterval, settings.tuneInterval);
  const capacity = payoutCapacity(draft, price, scale);
  if (capacity === undefined || tuneInterval > duration) return refuse('Auctioneer_InvalidParams');
  const targetDebt = (capacity * debtDecayInterval) / duration;
  if (targetDebt === 0n) return refuse('Auctioneer_InvalidParams');
  const maxPayout = evenPayout(capacity, parameters);
  const maxDebt = targetDebt + shareOf(targetDebt, debtBuffer(maxPayout, targetDebt, parameters.debtBuffer, settings));
  const controlVariable = multiplyDivide(price, scale, targetDebt);
  // A control variable that was cut to the largest number would not give the initial price.
  if (maxDebt > MAX_AMOUNT || controlVariable === MAX_WORD) return refuse('Auctioneer_InvalidParams');
  if (maxPayout === 0n && !draft.isReference) return refuse('Auctioneer_InvalidParams');
  const opening = multiplyDivideUp(controlVariable, targetDebt, scale);
  if (!draft.isReference && !isNear(price, opening)) return refuse('Auctioneer_InitialPriceInexact');
  const tuneIntervalCapacity = (draft.capacity * tuneInterval) / duration;
  return {
    ...draft,
    strategy: 'sda',
    scale,
    maxPayout,
    minPrice,
    totalDebt: targetDebt,
    maxDebt,
    controlVariable,
    lastTune: draft.start,
    lastDecay: draft.start,
    depositInterval,
    tuneInterval,
    tuneAdjustmentDelay: settings.tuneAdjustmentDelay,
    debtDecayInterval,
    tuneIntervalCapacity,
    tuneBelowCapacity: draft.capacity - tuneIntervalCapacity,
    lastTuneDebt: targetDebt,
    adjustment: { change: 0n, lastAdjustment: 0n, timeToAdjusted: 0n, active: false },
  };
}

/** Whether a market opens within 0.1 % of the requested price: with a small control variable, rounding may move it further. */
const isNear = (asked: bigint, opening: bigint): boolean => asked - opening <= asked / INITIAL_PRICE_TOLERANCE;

/** The buffer is large enough for at least one purchase of the largest size. */
function debtBuffer(maxPayout: bigint, targetDebt: bigint, asked: Per1e5, { minDebtBuffer }: AuctioneerSettings): Per1e5 {
  return per1e5(larger(asked, larger((maxPayout * WHOLE) / targetDebt, minDebtBuffer)));
}

const DERIVE: { [S in Strategy]: Derive<S> } = {
  fpa: fixedPrice,
  ofda: fixedDiscount,
  osda: dynamicDiscount,
  sda: dutchAuction,
};

export function derive(draft: Draft, parameters: MarketParameters, settings: AuctioneerSettings): MarketOf<Strategy> | Refused {
  // The record pairs each strategy with its own parameters, which the compiler cannot see through the lookup.
  return (DERIVE[parameters.strategy] as Derive<Strategy>)(draft, parameters, settings);
}
