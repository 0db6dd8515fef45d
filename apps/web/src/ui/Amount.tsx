import { balanceText, costText, exactBalanceText } from '@althing/domain/treasury';

const TEXTS = { held: balanceText, cost: costText, exact: exactBalanceText };

export interface AmountProps {
  /** Smallest units, as bigint or decimal string. */
  value: bigint | string;
  decimals?: number;
  symbol?: string;
  /**
   * `held` (the default): two decimals. `cost`: what a transaction takes, finer below one. `exact`: to the last digit, where
   * somebody decides about it.
   */
  as?: keyof typeof TEXTS;
}

/** An amount with its symbol, grouped; full precision on hover. */
export function Amount({ value, decimals = 18, symbol, as = 'held' }: AmountProps) {
  const unit = symbol ? ` ${symbol}` : '';
  return (
    <span title={`${exactBalanceText(BigInt(value), decimals)}${unit}`}>
      {TEXTS[as](BigInt(value), decimals)}
      {unit && <span style={{ color: 'var(--al-ink-soft)' }}>{unit}</span>}
    </span>
  );
}
