import { groupDigits } from '../display/index.ts';
import { amountText } from '../token/index.ts';

/** docs/requirements.md#amounts: amount times last price; null where no price is known. */
export function usdValue(amount: bigint, decimals: number, lastPriceUsd: number | null | undefined): number | null {
  if (lastPriceUsd == null || !Number.isFinite(lastPriceUsd)) return null;
  return Number(amountText(amount, decimals)) * lastPriceUsd;
}

/** docs/requirements.md#amounts: two decimals, e.g. `$1,234.50`. An amount below a cent is not shown as 0. */
export function usdText(value: number): string {
  if (value === 0) return '$0.00';
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  return size < 0.01 ? `${sign}<$0.01` : `${sign}$${groupDigits(size.toFixed(2))}`;
}
