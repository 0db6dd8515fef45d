import type { Hex } from '@althing/domain/units';
import type { IndexedKind } from './changes.ts';
import type { PositionedChange, IndexedEvent } from './project.ts';
import type { Header } from './rpc/answers.ts';

/** How far a chain is indexed. */
export interface Cursor {
  number: number;
  hash: Hex;
  /** UNIX seconds of the block. */
  at: number;
  genesis: Hex;
  version: number;
}

/** One step forward, or a step back and forward, written as a whole or not at all. */
export interface Update {
  /** The cursor from which the step was prepared; null for the first one. */
  expected: Cursor | null;
  cursor: Cursor;
  /** Everything above this block is undone first. */
  rewindTo: number | null;
  headers: readonly Header[];
  events: readonly IndexedEvent[];
  changes: readonly PositionedChange[];
  /** Headers below this block may be forgotten. */
  keepHeadersFrom: number;
}

/** The rows of one chain, for the one process that holds its lease. */
export interface ChainStore {
  cursor(): Promise<Cursor | null>;
  /** Hash of a kept header. */
  hashOf(block: number): Promise<Hex | undefined>;
  /** Kept headers at or below `block`, newest first. */
  headersDownFrom(block: number, limit: number): Promise<{ number: number; hash: Hex }[]>;
  /** Contracts announced at or below `block`. */
  contracts(block: number): Promise<{ address: Hex; kind: IndexedKind; since: number }[]>;
  /** Number of kept events per block in `from` … `to`; blocks without events are missing. */
  eventCounts(from: number, to: number): Promise<ReadonlyMap<number, number>>;
  /** @throws CursorMovedError where the cursor is not the expected one. */
  write(update: Update): Promise<void>;
  /** Forgets the whole chain. */
  wipe(): Promise<void>;
}

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
