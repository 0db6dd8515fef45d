import { amountText } from '@althing/domain/token';

/** The whole amount, grouped, nothing cut or rounded: `1,250,000.5`. */
export function exactText(amount: bigint): string {
  const [whole = '0', fraction] = amountText(amount).split('.');
  const grouped = BigInt(whole).toLocaleString('en-GB');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
