import type { Scalar } from './field.ts';
import { asNumber, none, orNull, scalar, type ScalarOptions } from './scalar.ts';

export interface NumberBounds {
  min: number;
  max: number;
  isWhole?: boolean;
}

export const number = ({ min, max, isWhole = false, ...options }: ScalarOptions<number> & NumberBounds): Scalar<number> =>
  scalar({
    empty: min,
    read: asNumber,
    write: (draft) => draft,
    problem: none,
    show: String,
    wire: { type: 'number', min, max, isWhole },
    ...options,
  });

/** Message where the typed text is not a number. */
export const NO_NUMBER = 'Write digits, with one point for decimals';

/** A governor stores hundredths of a percent, so two decimals are allowed. */
export function percentProblem(value: number | null): string | undefined {
  if (value === null) return 'Please enter a percentage';
  if (Number.isNaN(value)) return NO_NUMBER;
  if (!(value >= 0 && value <= 100)) return 'From 0 to 100 %';
  return Math.abs(value * 100 - Math.round(value * 100)) > 1e-9 ? 'At most two decimals' : undefined;
}

export const percent = (options: ScalarOptions<number | null, number>): Scalar<number | null, number> =>
  scalar<number | null, number>({
    empty: 0,
    read: orNull(asNumber),
    write: (draft) => draft ?? 0,
    problem: percentProblem,
    show: (input) => `${input} %`,
    wire: { type: 'number', min: 0, max: 100, isWhole: false },
    ...options,
  });
