import { groupDigits } from '@althing/domain/display';

/** Names of numbers that are identifiers and not amounts. */
const IDENTIFIER = /^_?(id|salt|nonce)$|(Id|Salt|Nonce)$/;

/** A number of a contract call, with groups of digits unless it is an identifier; other values unchanged. */
export const integerText = (value: string, type: string, name: string): string =>
  /^u?int\d*$/.test(type) && /^\d+$/.test(value) && !IDENTIFIER.test(name) ? groupDigits(value) : value;
