/** What the operator sees. Every call is cheap and must not throw. */
export interface IndexerMetrics {
  head(chainId: number, head: number, cursor: number): void;
  reorg(chainId: number): void;
  rpcError(chainId: number): void;
  indexed(chainId: number, events: number): void;
  /** Logs were served incompletely and read again from receipts. */
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
  /** Newest block of the endpoint and of the rows; null before the first step. */
  head: number | null;
  indexed: number | null;
  lagBlocks: number | null;
  /** Milliseconds of the last successful step, UNIX. */
  lastStepAt: number | null;
  reorgs: number;
  rpcErrors: number;
}
