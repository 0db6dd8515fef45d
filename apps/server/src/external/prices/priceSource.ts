import type { TokenPrice } from '../../base/config.ts';

/** Where prices of tokens come from. */
export interface PriceSource {
  /** Whether its prices were always so, as far as it says; otherwise they hold from the moment in which they are first heard. */
  isTimeless: boolean;
  /** Throws where it cannot be asked. */
  prices(): Promise<readonly TokenPrice[]>;
}

/** Prices that the operator has set: the source of an installation that asks nobody. */
export const configuredPrices = (prices: readonly TokenPrice[]): PriceSource => ({ isTimeless: true, prices: async () => prices });
