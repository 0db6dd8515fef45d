/** docs/requirements.md#bond-strategies: fixed price, oracle fixed discount, oracle dynamic discount, sequential Dutch auction. */
export const STRATEGIES = ['fpa', 'ofda', 'osda', 'sda'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** `fixed-term`: bonds mature a given time after each purchase; `fixed-expiry`: all mature on the same day. */
export const TERMS = ['fixed-term', 'fixed-expiry'] as const;
export type Term = (typeof TERMS)[number];

/** docs/requirements.md#bond-strategies, word for word. */
export const STRATEGY_NOT_SUPPORTED = 'Strategy is not supported';

/** @throws Error with the sentence above where `code` is none of the four. */
export function strategyOf(code: string): Strategy {
  const strategy = STRATEGIES.find((known) => known === code);
  if (!strategy) throw new Error(STRATEGY_NOT_SUPPORTED);
  return strategy;
}
