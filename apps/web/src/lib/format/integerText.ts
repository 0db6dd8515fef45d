import { groupDigits } from '@althing/domain/display';

/** A number that a contract takes or gives, grouped; anything else as it stands. */
export const integerText = (value: string, type: string): string =>
  /^u?int\d*$/.test(type) && /^\d+$/.test(value) ? groupDigits(value) : value;
