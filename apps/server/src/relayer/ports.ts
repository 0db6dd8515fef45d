import type { ChainId } from '@althing/domain/units';

/** What the operator sees. Every call is cheap and must not throw. */
export interface RelayerMetrics {
  /** Of the wallet, in whole coins. */
  balance(chainId: ChainId, coins: number): void;
  /** Tasks that are not done. */
  waiting(chainId: ChainId, tasks: number): void;
  /** A transaction was mined, or not. */
  sent(chainId: ChainId, outcome: 'mined' | 'reverted' | 'lost'): void;
}

export interface RelayerLog {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}
