import type { ChainId } from '@althing/domain/units';

/** Reports to the operator's metrics. Every function must be cheap and must not throw. */
export interface RelayerMetrics {
  /** Balance of the wallet, in whole coins. */
  balance(chainId: ChainId, coins: number): void;
  /** Number of tasks that are not done. */
  waiting(chainId: ChainId, tasks: number): void;
  /** How a transaction ended. */
  sent(chainId: ChainId, outcome: 'mined' | 'reverted' | 'lost'): void;
}

export interface RelayerLog {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}
