import { balanceText, costText, exactBalanceText } from '@althing/domain/treasury';

const TEXTS = { held: balanceText, cost: costText, exact: exactBalanceText };

export interface AmountProps {
  /** In smallest units, as bigint or decimal text. */
  value: bigint | string;
  decimals?: number;
  symbol?: string;
  /**
   * `held` (the default): two decimals. `cost` of a transaction: more decimals below 1. `exact`: all digits, where somebody decides about the amount.
   */
  as?: keyof typeof TEXTS;
}

/** An amount with its symbol and groups of digits; the exact amount is in the tooltip. */
export function Amount({ value, decimals = 18, symbol, as = 'held' }: AmountProps) {
  const unit = symbol ? ` ${symbol}` : '';
  return (
    <span title={`${exactBalanceText(BigInt(value), decimals)}${unit}`}>
      {TEXTS[as](BigInt(value), decimals)}
      {unit && <span style={{ color: 'var(--al-ink-soft)' }}>{unit}</span>}
    </span>
  );
}
