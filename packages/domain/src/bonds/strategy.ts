/** docs/requirements.md#bond-strategies: fixed price, oracle fixed discount, oracle dynamic discount, dynamic auction. */
export const STRATEGIES = ['fpa', 'ofda', 'osda', 'sda'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** `fixed-term`: so long after each purchase; `fixed-expiry`: one day for all. */
export const TERMS = ['fixed-term', 'fixed-expiry'] as const;
export type Term = (typeof TERMS)[number];

/** docs/requirements.md#bond-strategies, word for word. */
export const STRATEGY_NOT_SUPPORTED = 'Strategy is not supported';

/** @throws Error of the sentence above where `code` is none of the four. */
export function strategyOf(code: string): Strategy {
  const strategy = STRATEGIES.find((known) => known === code);
  if (!strategy) throw new Error(STRATEGY_NOT_SUPPORTED);
  return strategy;
}
