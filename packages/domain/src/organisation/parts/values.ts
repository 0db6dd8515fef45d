import { momentText } from '../../display/date.ts';
import { scalar, type ScalarOptions } from '../../schema/scalar.ts';
import { NO_NUMBER } from '../../schema/numbers.ts';
import { asNumber, asString } from '../../schema/scalar.ts';
import type { DisplayContext, Scalar } from '../../schema/field.ts';
import { text } from '../../schema/texts.ts';
import { nameProblem } from '../../text/plainText.ts';
import { ENTER_NAME, SELECT } from '../../setup/sentences.ts';
import { amountSentence, amountText, parseAmount } from '../../token/amount.ts';
import { days, TOKEN_DECIMALS } from '../../units.ts';
import { MAX_ACCOUNT_LENGTH, MAX_AMOUNT_DIGITS, MAX_DURATION_DAYS, MAX_NAME_LENGTH } from '../limits.ts';

/** Types of values that only occur in organisations. */

export const named = (options: ScalarOptions<string>): Scalar<string> =>
  text({ max: MAX_NAME_LENGTH, required: ENTER_NAME, check: nameProblem, ...options });

/** Address or module key. What it may name depends on the whole form, so `walletRules` checks that. */
export const account = (options: ScalarOptions<string>): Scalar<string> =>
  scalar({
    empty: '',
    read: asString,
    write: (draft) => draft.trim(),
    problem: (draft) => (draft.trim() === '' ? SELECT : undefined),
    show: (input) => input,
    wire: { type: 'string', min: 1, max: MAX_ACCOUNT_LENGTH },
    ...options,
  });

/** Days, or `'min'`: 300 s for the voting period and 600 s for a timelock. `null` is an empty field. */
export type DurationDraft = number | 'min' | null;
type Duration = number | 'min';

const isTooLong = (value: DurationDraft): boolean => typeof value === 'number' && value > MAX_DURATION_DAYS;
/** A duration of less than a second would be 0 on chain. */
const isNothing = (value: DurationDraft): boolean => value !== 'min' && (value === null || !(days(value) >= 1));
const isNoDelay = (value: DurationDraft): boolean => value !== 'min' && (value === null || !(value >= 0));

const daysText = (value: Duration, shortest: string): string =>
  value === 'min' ? shortest : value === 0 ? 'None' : value === 1 ? '1 day' : `${value} days`;

export interface DurationBounds {
  /** What `'min'` means, in words. */
  shortest: string;
  /** Message where it is empty or 0; without this text, the duration may be 0. */
  required?: string;
}

export const duration = ({
  shortest,
  required,
  ...options
}: ScalarOptions<DurationDraft, Duration> & DurationBounds): Scalar<DurationDraft, Duration> =>
  scalar<DurationDraft, Duration>({
    empty: 0,
    read: (stored) => (stored === 'min' || stored === null ? stored : asNumber(stored)),
    write: (draft) => draft ?? 0,
    problem(draft) {
      if (required !== undefined && isNothing(draft)) return required;
      if (Number.isNaN(draft)) return NO_NUMBER;
      if (isNoDelay(draft)) return 'Please enter a number of days, or 0 for none';
      return isTooLong(draft) ? `At most ${MAX_DURATION_DAYS} days` : undefined;
    },
    show: (input) => daysText(input, shortest),
    wire: {
      type: 'either',
      of: [
        { type: 'choice', values: ['min'] },
        { type: 'number', min: 0, max: MAX_DURATION_DAYS, isWhole: false },
      ],
    },
    ...options,
  });

const wholeDigits = (amount: string): number => (amount.trim().split(/[.,]/)[0] ?? '').replace(/^0+/, '').length;

function amountProblem(draft: string, mayBeZero: boolean): string | undefined {
  const { problem } = parseAmount(draft);
  if (problem && !(mayBeZero && problem === 'zero')) return amountSentence(problem, draft);
  return wholeDigits(draft) > MAX_AMOUNT_DIGITS ? 'The amount is too large' : undefined;
}

/** Whole tokens in decimal. `5.` and `.5` may be typed and are sent as `5` and `0.5`. */
export const tokenAmount = ({ mayBeZero = false, ...options }: ScalarOptions<string> & { mayBeZero?: boolean }): Scalar<string> =>
  scalar({
    empty: '',
    read: asString,
    write: (draft) => amountText(parseAmount(draft).value ?? 0n),
    problem: (draft) => amountProblem(draft, mayBeZero),
    show: (input) => input,
    wire: {
      type: 'string',
      min: 1,
      max: MAX_AMOUNT_DIGITS + 1 + TOKEN_DECIMALS,
      pattern: new RegExp(`^\\d{1,${MAX_AMOUNT_DIGITS}}(\\.\\d{1,${TOKEN_DECIMALS}})?$`),
    },
    ...options,
  });

/** Symbol of the token that what is shown belongs to. */
export const symbolOf = (above: DisplayContext['above']): string => String(above.find((record) => 'symbol' in record)?.['symbol']);

/** A time in ISO 8601, UTC. */
export const moment = (options: ScalarOptions<string>): Scalar<string> =>
  text({
    max: 40,
    required: 'Please choose a date',
    form: { format: 'dateTime', isBroken: (value) => Number.isNaN(Date.parse(value)), sentence: 'Please choose a date' },
    // Chains count their time from 1970.
    show: momentText,
    check: (value) => (Date.parse(value) < 0 ? 'Please choose a date from 1970 on' : undefined),
    ...options,
  });
