import { amountText } from '@althing/domain/token';

/** The exact amount with groups of digits, neither cut nor rounded: `1,250,000.5`. */
export function exactText(amount: bigint): string {
  const [whole = '0', fraction] = amountText(amount).split('.');
  const grouped = BigInt(whole).toLocaleString('en-GB');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
