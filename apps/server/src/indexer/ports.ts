/** Reports to the operator's metrics. Every function must be cheap and must not throw. */
export interface IndexerMetrics {
  head(chainId: number, head: number, cursor: number): void;
  reorg(chainId: number): void;
  rpcError(chainId: number): void;
  indexed(chainId: number, events: number): void;
  /** Blocks whose logs were served incompletely and were read again from receipts. */
  repaired(chainId: number, blocks: number): void;
}

export interface IndexerLog {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** `waiting`: another process holds the lease. `failing`: the last step failed; `reason` says why. */
export type ChainPhase = 'waiting' | 'syncing' | 'live' | 'failing' | 'stopped';

export interface ChainHealth {
  chainId: number;
  phase: ChainPhase;
  reason: string | null;
  /** Newest block of the endpoint, and newest block of our rows; null before the first step. */
  head: number | null;
  indexed: number | null;
  lagBlocks: number | null;
  /** When the last step succeeded, in milliseconds since 1970. */
  lastStepAt: number | null;
  reorgs: number;
  rpcErrors: number;
}
