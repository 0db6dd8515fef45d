import { amountText, parseAmount } from '../token/amount.ts';
import type { Address, ChainId } from '../units.ts';
import { dateText, durationOf, hoursOf, percentOf, percentText, timestampOf } from './formUnits.ts';
import type { CommonParameters, MarketParameters, ParametersOf } from './parameters.ts';
import { formatPrice, humanPrice } from './priceFormat.ts';
import type { Strategy } from './strategy.ts';
import { type Per1e5, powerOfTen, type Timestamp } from './units.ts';

/** Where the price of an oracle market comes from (docs/requirements.md#bond-form). */
export interface OracleSettings {
  type: string;
  steerVaultAddress?: Address;
  /** Whether the payout token is token0 of the vault. */
  isSteerPriceInToken0?: boolean;
}

/** Parts of a form that are not parameters of the market's creation. */
export interface MarketDetails {
  isPrivate: boolean;
  name: string;
  chainId: ChainId;
  payoutTokenAddress: Address;
  quoteTokenAddress: Address;
  isFixedTerm: boolean;
  oracleSettings?: OracleSettings;
}

/** Prices in whole quote per whole payout token; discounts and buffers in percent. Decimal texts as a user types them. */
interface PriceFields {
  fpa: { formattedPrice: string };
  ofda: { fixedDiscount: string; maxDiscountFromCurrent: string };
  osda: { baseDiscount: string; maxDiscountFromCurrent: string; targetIntervalDiscount: string };
  sda: { formattedInitialPrice: string; formattedMinimumPrice: string; debtBuffer: string };
}

export interface CommonFields extends MarketDetails {
  isLinearVesting: boolean;
  /** Hours; 0 where the market is not linear. */
  linearDuration: number;
  capacityType: 'quote' | 'payout';
  /** Whole tokens, as decimal text. Which token is said by `capacityType`. */
  capacity: string;
  depositInterval: number;
  depositIntervalTimeType: 'hours';
  /** Hours. For a fixed expiry, hours since 1970: exact, because it is at midnight. */
  vesting: number;
  vestingTimeType: 'hours';
  /** ISO 8601, UTC, whole seconds. */
  marketStartDate: string;
  marketEndDate: string;
}

export type MarketFormOf<S extends Strategy> = CommonFields & PriceFields[S] & { strategy: S };
export type MarketForm = { [S in Strategy]: MarketFormOf<S> }[Strategy];

/** What a form does not hold: the tokens' decimals, and the owner's permission for callbacks and the oracle's answer, as the chain tells them. */
export type FormContext = Pick<CommonParameters, 'payoutDecimals' | 'quoteDecimals' | 'hasCallback'> & Pick<ParametersOf<'ofda'>, 'oracle'>;

interface Conversion<S extends Strategy> {
  fields: (parameters: ParametersOf<S>) => PriceFields[S] & { strategy: S };
  /** Throws RangeError where a text is not a number. */
  parameters: (form: MarketFormOf<S>, common: CommonParameters, context: FormContext) => ParametersOf<S>;
}

const ownPrice = (price: bigint, parameters: ParametersOf<'fpa' | 'sda'>): string =>
  humanPrice(price, powerOfTen(36 + parameters.scaleAdjustment), parameters);

function percent(text: string): Per1e5 {
  const value = percentOf(text);
  if (value === undefined) throw new RangeError(`"${text}" is no percentage of at most three decimals`);
  return value;
}

const CONVERSIONS: { [S in Strategy]: Conversion<S> } = {
  fpa: {
    fields: (parameters) => ({ strategy: 'fpa', formattedPrice: ownPrice(parameters.formattedPrice, parameters) }),
    parameters(form, common) {
      const { formattedPrice, scaleAdjustment } = formatPrice(form.formattedPrice, common);
      return { ...common, strategy: 'fpa', formattedPrice, scaleAdjustment };
    },
  },
  ofda: {
    fields: ({ fixedDiscount, maxDiscountFromCurrent }) => ({
      strategy: 'ofda',
      fixedDiscount: percentText(fixedDiscount),
      maxDiscountFromCurrent: percentText(maxDiscountFromCurrent),
    }),
    parameters: (form, common, { oracle }) => ({
      ...common,
      ...(oracle && { oracle }),
      strategy: 'ofda',
      fixedDiscount: percent(form.fixedDiscount),
      maxDiscountFromCurrent: percent(form.maxDiscountFromCurrent),
    }),
  },
  osda: {
    fields: ({ baseDiscount, maxDiscountFromCurrent, targetIntervalDiscount }) => ({
      strategy: 'osda',
      baseDiscount: percentText(baseDiscount),
      maxDiscountFromCurrent: percentText(maxDiscountFromCurrent),
      targetIntervalDiscount: percentText(targetIntervalDiscount),
    }),
    parameters: (form, common, { oracle }) => ({
      ...common,
      ...(oracle && { oracle }),
      strategy: 'osda',
      baseDiscount: percent(form.baseDiscount),
      maxDiscountFromCurrent: percent(form.maxDiscountFromCurrent),
      targetIntervalDiscount: percent(form.targetIntervalDiscount),
    }),
  },
  sda: {
    fields: (parameters) => ({
      strategy: 'sda',
      formattedInitialPrice: ownPrice(parameters.formattedInitialPrice, parameters),
      formattedMinimumPrice: ownPrice(parameters.formattedMinimumPrice, parameters),
      debtBuffer: percentText(parameters.debtBuffer),
    }),
    parameters(form, common) {
      const initial = formatPrice(form.formattedInitialPrice, common);
      return {
        ...common,
        strategy: 'sda',
        formattedInitialPrice: initial.formattedPrice,
        // Both prices use the scale of the initial price.
        formattedMinimumPrice: formatPrice(form.formattedMinimumPrice, common, initial.scaleAdjustment).formattedPrice,
        debtBuffer: percent(form.debtBuffer),
        scaleAdjustment: initial.scaleAdjustment,
      };
    },
  },
};

/** The form with which a market was, or could have been, created. Hours are rounded. A start of 0 is shown as `createdAt`. */
export function marketForm(parameters: MarketParameters, details: MarketDetails, createdAt: Timestamp): MarketForm {
  const { capacityInQuote, quoteDecimals, payoutDecimals, linearDuration, duration } = parameters;
  const start = parameters.start === 0n ? createdAt : parameters.start;
  const common: CommonFields = {
    ...details,
    isLinearVesting: linearDuration > 0n,
    linearDuration: hoursOf(linearDuration),
    capacityType: capacityInQuote ? 'quote' : 'payout',
    capacity: amountText(parameters.capacity, capacityInQuote ? quoteDecimals : payoutDecimals),
    depositInterval: hoursOf(parameters.depositInterval),
    depositIntervalTimeType: 'hours',
    vesting: hoursOf(parameters.vesting),
    vestingTimeType: 'hours',
    marketStartDate: dateText(start),
    marketEndDate: dateText(start + duration),
  };
  // The record pairs each strategy with its own fields, which the compiler cannot see through the lookup.
  const conversion = CONVERSIONS[parameters.strategy] as Conversion<Strategy>;
  return { ...common, ...conversion.fields(parameters) } as MarketForm;
}

/**
 * The creation parameters of a form. A start that has passed becomes 0, which means "at once".
 *
 * @throws RangeError where a price, percentage, amount or date is not valid.
 */
export function marketParameters(form: MarketForm, context: FormContext, now: Timestamp): MarketParameters {
  const { payoutDecimals, quoteDecimals, hasCallback } = context;
  const capacityInQuote = form.capacityType === 'quote';
  const start = moment(form.marketStartDate);
  const common: CommonParameters = {
    hasCallback,
    payoutDecimals,
    quoteDecimals,
    capacityInQuote,
    capacity: amount(form.capacity, capacityInQuote ? quoteDecimals : payoutDecimals),
    depositInterval: durationOf(form.depositInterval),
    vesting: durationOf(form.vesting),
    start: start > now ? start : 0n,
    duration: moment(form.marketEndDate) - (start > now ? start : now),
    linearDuration: form.isLinearVesting ? durationOf(form.linearDuration) : 0n,
  };
  const conversion = CONVERSIONS[form.strategy] as Conversion<Strategy>;
  return conversion.parameters(form, common, context);
}

function amount(text: string, decimals: number): bigint {
  const { value, problem } = parseAmount(text, decimals);
  if (value === undefined) throw new RangeError(`"${text}" is no amount of at most ${decimals} decimals: ${problem}`);
  return value;
}

function moment(date: string): Timestamp {
  const at = timestampOf(date);
  if (at === undefined) throw new RangeError(`"${date}" is no date`);
  return at;
}
