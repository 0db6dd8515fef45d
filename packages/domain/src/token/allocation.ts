import { parseAmount } from './amount.ts';

/** Smallest unit; texts that are no amount count as nothing. */
export const totalAmount = (amounts: readonly string[], decimals?: number): bigint =>
  amounts.reduce((sum, text) => sum + (parseAmount(text, decimals).value ?? 0n), 0n);

/**
 * docs/requirements.md#token-form: amount divided by total, times 100; as text with 2 decimals, rounded half up. A part too small to show
 * is `<0.01`, so that nobody who gets something reads 0.
 */
export function allocationPercent(amount: bigint, total: bigint): string {
  if (total <= 0n || amount <= 0n) return '0.00';
  const hundredths = (amount * 10_000n * 2n + total) / (total * 2n);
  if (hundredths === 0n) return '<0.01';
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
