import type { CheckResult } from '@althing/domain/http';

/** An address or a storage slot that is zero. */
const NOBODY = /^0x0+$/;

const valueText = (value: string): string => (NOBODY.test(value) ? 'none' : value);

const isClaim = ({ expected }: Pick<CheckResult, 'expected'>): boolean => expected === 'true' || expected === 'false';

/**
 * The values of a check, next to its label. The label of a yes-or-no check is a statement ("No queueing by …") that is true or not; whether the
 * contract's function answers true or false would only confuse.
 */
export function checkText(check: Pick<CheckResult, 'ok' | 'expected' | 'actual'>): { expected: string; actual: string | null } {
  const { ok, expected, actual } = check;
  if (isClaim(check)) return { expected: ok ? 'Yes' : 'Should be so', actual: ok ? null : actual === null ? COULD_NOT : 'it is not so' };
  return { expected: valueText(expected), actual: ok ? null : actual === null ? COULD_NOT : valueText(actual) };
}

const COULD_NOT = 'could not be read';
