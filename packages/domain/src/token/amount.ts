import { withoutTrailing } from '../text/withoutTrailing.ts';
import { TOKEN_DECIMALS } from '../units.ts';

/** `1,000` means a thousand where commas group digits, and one where they are decimal points. */
const AMBIGUOUS = /^[1-9]\d*,\d{3}$/;

/**
 * docs/requirements.md#amounts: the text that an amount field keeps when it is left: without spaces, and with a point for a decimal comma. Undefined
 * where the text is not an amount, or could mean either of two.
 */
export function amountInput(text: string): string | undefined {
  const trimmed = text.trim();
  const dotted = trimmed.replaceAll(',', '.');
  return /^\d*(?:\.\d*)?$/.test(dotted) && !AMBIGUOUS.test(trimmed) ? dotted : undefined;
}

/** Why a text is not an amount. */
export type AmountProblem = 'empty' | 'malformed' | 'ambiguous' | 'tooManyDecimals' | 'zero';

export type ParsedAmount = { value: bigint; problem?: undefined } | { value?: undefined; problem: AmountProblem };

/**
 * Reads decimal text as an integer in the smallest unit. Accepts what `amountInput` accepts, including `5`, `5.`, `.5` and `0,5`. Signs, exponents
 * and
 * grouping are refused, so that no text is read as a different number than it looks.
 */
export function parseAmount(text: string, decimals: number = TOKEN_DECIMALS): ParsedAmount {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'empty' };
  if (AMBIGUOUS.test(trimmed)) return { problem: 'ambiguous' };
  const match = /^(\d*)(?:[.,](\d*))?$/.exec(trimmed);
  if (!match || !/\d/.test(trimmed)) return { problem: 'malformed' };
  const fraction = withoutTrailing(match[2] ?? '', '0');
  if (fraction.length > decimals) return { problem: 'tooManyDecimals' };
  const value = BigInt(match[1] || '0') * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0') || '0');
  return value === 0n ? { problem: 'zero' } : { value };
}

/** The message for a text that is not an amount. */
export function amountSentence(problem: AmountProblem, text: string, decimals: number = TOKEN_DECIMALS): string {
  switch (problem) {
    case 'empty':
      return 'Please enter an amount';
    case 'malformed':
      return 'The amount is invalid';
    case 'ambiguous':
      return ambiguity(text);
    case 'tooManyDecimals':
      return `At most ${decimals} decimals`;
    case 'zero':
      return 'The amount must be greater than 0';
  }
}

function ambiguity(text: string): string {
  const trimmed = text.trim();
  const [whole = '', digits = ''] = trimmed.split(',');
  const fraction = withoutTrailing(digits, '0');
  const decimal = fraction === '' ? whole : `${whole}.${fraction}`;
  return `${trimmed} can be read as ${decimal} or as ${trimmed.replace(',', '')}: write one of the two`;
}

/** What is wrong with how a number is written; undefined where it can only mean one number. */
export const writtenProblem = (text: string): string | undefined =>
  amountInput(text) !== undefined
    ? undefined
    : AMBIGUOUS.test(text.trim())
      ? ambiguity(text)
      : 'Please write digits, with one point for decimals';

/** The exact decimal text of an amount, without grouping or trailing zeros. */
export function amountText(value: bigint, decimals: number = TOKEN_DECIMALS): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = withoutTrailing(digits.slice(digits.length - decimals), '0');
  return `${value < 0n ? '-' : ''}${whole}${fraction && decimals > 0 ? `.${fraction}` : ''}`;
}
