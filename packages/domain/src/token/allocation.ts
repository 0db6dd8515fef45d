import { parseAmount } from './amount.ts';

/** Sum in the smallest unit. Texts that are not amounts count as 0. */
export const totalAmount = (amounts: readonly string[], decimals?: number): bigint =>
  amounts.reduce((sum, text) => sum + (parseAmount(text, decimals).value ?? 0n), 0n);

/**
 * docs/requirements.md#token-form: amount / total × 100, with 2 decimals, rounded half up. A smaller part than that is shown as `<0.01`, so that
 * nobody who receives something reads 0.
 */
export function allocationPercent(amount: bigint, total: bigint): string {
  if (total <= 0n || amount <= 0n) return '0.00';
  const hundredths = (amount * 10_000n * 2n + total) / (total * 2n);
  if (hundredths === 0n) return '<0.01';
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
