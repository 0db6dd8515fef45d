import { TOKEN_DECIMALS } from '../units.ts';

/**
 * What an amount field holds after a keystroke: a comma becomes a dot; undefined where the text is no beginning of an
 * amount and the keystroke is to be ignored (docs/requirements.md#amounts).
 */
export function amountInput(text: string): string | undefined {
  const dotted = text.replaceAll(',', '.');
  return /^\d*\.?\d*$/.test(dotted) ? dotted : undefined;
}

/** Why a text is no amount. */
export type AmountProblem = 'empty' | 'malformed' | 'tooManyDecimals' | 'zero';

export type ParsedAmount = { value: bigint; problem?: undefined } | { value?: undefined; problem: AmountProblem };

/**
 * A decimal text as an integer of the smallest unit. Accepts what `amountInput` lets stand once it is finished: `5`,
 * `5.`, `.5`. No exponent, sign or grouping, so nothing is ever read as another number than it looks.
 */
export function parseAmount(text: string, decimals: number = TOKEN_DECIMALS): ParsedAmount {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'empty' };
  const match = /^(\d*)(?:\.(\d*))?$/.exec(trimmed);
  if (!match || trimmed === '.') return { problem: 'malformed' };
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return { problem: 'tooManyDecimals' };
  const value = BigInt(match[1] || '0') * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0') || '0');
  return value === 0n ? { problem: 'zero' } : { value };
}

/** The exact decimal text of an integer amount, without grouping or trailing zeros. */
export function amountText(value: bigint, decimals: number = TOKEN_DECIMALS): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${fraction && decimals > 0 ? `.${fraction}` : ''}`;
}
