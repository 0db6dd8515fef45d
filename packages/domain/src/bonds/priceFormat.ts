import { amountText } from '../token/amount.ts';
import { powerOfTen } from './units.ts';

export interface PriceFormat {
  /** floor(log10) of the price, in whole tokens. */
  priceExponent: number;
  scaleAdjustment: number;
  /** Price in the market's own scale, rounded down. */
  formattedPrice: bigint;
  scale: bigint;
}

export interface PairDecimals {
  payoutDecimals: number;
  quoteDecimals: number;
}

/** Decimals of a price whose exponent is -1, 0 or 1, so that nothing goes into the scale. */
const PRICE_DECIMALS = 36;

/**
 * Price and scale for fixed-price markets and auctions: half of the price's magnitude goes into the scale, so that both numbers stay small.
 *
 * @param quotePerPayout Price in whole tokens, decimal text above 0.
 * @param given Scale adjustment to use instead of the price's own, as for a minimum price beside an initial one.
 * @throws RangeError where the text is not such a number.
 */
export function formatPrice(quotePerPayout: string, { payoutDecimals, quoteDecimals }: PairDecimals, given?: number): PriceFormat {
  const { integer, decimals } = decimalOf(quotePerPayout);
  const priceExponent = integer.toString().length - 1 - decimals;
  const scaleAdjustment = given ?? payoutDecimals - quoteDecimals - Math.trunc(priceExponent / 2);
  return {
    priceExponent,
    scaleAdjustment,
    formattedPrice: scaled(integer, PRICE_DECIMALS + scaleAdjustment - payoutDecimals + quoteDecimals - decimals),
    scale: powerOfTen(PRICE_DECIMALS + scaleAdjustment),
  };
}

/** The exact price in whole tokens that `price` represents, as decimal text. `scale` is a power of ten, as for all markets. */
export function humanPrice(price: bigint, scale: bigint, { payoutDecimals, quoteDecimals }: PairDecimals): string {
  const decimals = scale.toString().length - 1 - payoutDecimals + quoteDecimals;
  return decimals >= 0 ? amountText(price, decimals) : (price * powerOfTen(-decimals)).toString();
}

function decimalOf(text: string): { integer: bigint; decimals: number } {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(text);
  const fraction = match?.[2] ?? '';
  const integer = BigInt(`0${match?.[1] ?? ''}${fraction}`);
  if (integer === 0n) throw new RangeError(`"${text}" is no price above 0`);
  return { integer, decimals: fraction.length };
}

const scaled = (integer: bigint, exponent: number): bigint =>
  exponent >= 0 ? integer * powerOfTen(exponent) : integer / powerOfTen(-exponent);
