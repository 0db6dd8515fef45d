import { groupDigits } from '../display/index.ts';
import { amountText } from '../token/index.ts';
import { TOKEN_DECIMALS } from '../units.ts';

/** docs/requirements.md#amounts: a balance below 0.00001 is shown as zero. */
const SMALLEST_SHOWN_DECIMALS = 5;
const DEFAULT_DIGITS = 2;

/**
 * An amount for people, e.g. `1,234.50`. Cut instead of rounded, so that it never looks larger than it is. Amounts that two decimals would show as 0
 * (such as 0.004) get five.
 */
export function balanceText(value: bigint, decimals: number = TOKEN_DECIMALS, digits: number = DEFAULT_DIGITS): string {
  const size = value < 0n ? -value : value;
  const [whole = '0', fraction = ''] = amountText(size, decimals).split('.');
  const shown = fraction.slice(0, digits);
  const isHidden = whole === '0' && !/[1-9]/.test(shown);
  const cut = isHidden ? fraction.slice(0, SMALLEST_SHOWN_DECIMALS).replace(/0+$/, '') : shown.padEnd(digits, '0');
  const shownText = `${groupDigits(whole)}${cut === '' ? '' : `.${cut}`}`;
  return value < 0n && shownText !== '0' ? `-${shownText}` : shownText;
}

/** A price: two decimals, or five below 1. A price that is not 0 is never shown as 0. */
export function costText(value: bigint, decimals: number = TOKEN_DECIMALS): string {
  const text = balanceText(value, decimals, value < 10n ** BigInt(decimals) ? SMALLEST_SHOWN_DECIMALS : DEFAULT_DIGITS);
  return value > 0n && !/[1-9]/.test(text) ? '<0.00001' : text;
}

/** The exact amount with groups of three digits, for a tooltip. */
export const exactBalanceText = (value: bigint, decimals: number = TOKEN_DECIMALS): string => groupDigits(amountText(value, decimals));
