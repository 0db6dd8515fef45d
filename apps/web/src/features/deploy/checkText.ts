import type { CheckResult } from '@althing/domain/http';

/** An address or a word of storage that is empty. */
const NOBODY = /^0x0+$/;

const valueText = (value: string): string => (NOBODY.test(value) ? 'none' : value);

const isClaim = ({ expected }: CheckResult): boolean => expected === 'true' || expected === 'false';

/**
 * What a receipt says beside the label of a check. A label that a contract answers with yes or no is a claim ("No queueing by …"), which
 * holds or does not: whether its function answers true or false is nobody's business.
 */
export function checkText(check: CheckResult): { expected: string; actual: string | null } {
  const { ok, expected, actual } = check;
  if (isClaim(check)) return { expected: ok ? 'Yes' : 'Should be so', actual: ok ? null : actual === null ? COULD_NOT : 'it is not so' };
  return { expected: valueText(expected), actual: ok ? null : actual === null ? COULD_NOT : valueText(actual) };
}

const COULD_NOT = 'could not be read';
