import { groupDigits } from '@althing/domain/display';

/** Names of numbers that are no amounts: they are compared, never counted. */
const IDENTIFIER = /^_?(id|salt|nonce)$|(Id|Salt|Nonce)$/;

/** A number that a contract takes or gives, grouped unless its name says that it is no amount; anything else as it stands. */
export const integerText = (value: string, type: string, name: string): string =>
  /^u?int\d*$/.test(type) && /^\d+$/.test(value) && !IDENTIFIER.test(name) ? groupDigits(value) : value;
