import { groupDigits } from '../display/index.ts';
import { once } from '../once.ts';

/** docs/requirements.md#bond-charts: prices have four decimals, discounts two. */
const PRICE_DECIMALS = 4;
const SMALL_DIGITS = 4;

/** A price in whole tokens for people, e.g. `1,995.1234`; of one that four decimals would show as 0, its first four digits. */
export function priceText(human: string): string {
  const [whole = '0', fraction = ''] = human.split('.');
  const cut = fraction.slice(0, PRICE_DECIMALS);
  const isHidden = /^0*$/.test(whole) && /^0*$/.test(cut);
  const first = fraction.search(/[1-9]/);
  const shown = isHidden && first >= 0 ? fraction.slice(0, first + SMALL_DIGITS) : cut;
  const digits = shown.replace(/0+$/, '');
  return `${groupDigits(whole)}${digits === '' ? '' : `.${digits}`}`;
}

const plain = once(() => new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 12 }));

/** A price that was computed, as `priceText`: never with an exponent. */
export const numberText = (price: number): string => priceText(plain().format(price));

/** How far a price is below another, in percent with two decimals; negative where it is above. Undefined without another. */
export function discountPercent(price: string, market: string | number | null | undefined): number | undefined {
  const other = Number(market ?? 0);
  return other > 0 ? Math.round((1 - Number(price) / other) * 10_000) / 100 : undefined;
}

/** E.g. `5.00 % below the market`. */
export function discountText(percent: number): string {
  if (percent === 0) return 'At the market price';
  return `${Math.abs(percent).toFixed(2)} % ${percent > 0 ? 'below' : 'above'} the market`;
}
