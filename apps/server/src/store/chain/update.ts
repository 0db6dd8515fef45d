import type { Hex } from '@althing/domain/units';
import type { Change, IndexedKind, Position } from './changes.ts';

/** What the indexer stores of a block header. Hex strings are lower case. */
export interface Header {
  number: number;
  hash: Hex;
  parentHash: Hex;
  /** UNIX seconds. */
  timestamp: number;
  logsBloom: Hex;
}

export interface IndexedEvent extends Position {
  address: Hex;
  name: string;
  /** By name. Addresses and bytes are lower-case hex; integers of more than 48 bits are bigints, the others numbers. */
  args: Record<string, unknown>;
}

/** Name of an event that could not be read or stored. Only its position and the reason are stored. */
export const UNREADABLE = 'Unreadable';

export type PositionedChange = Change & Position;

/** Up to which block a chain is indexed. */
export interface Cursor {
  number: number;
  hash: Hex;
  /** Time of the block, UNIX seconds. */
  at: number;
  genesis: Hex;
  version: number;
}

/** One step of the indexer: forward, or back and then forward. Written completely or not at all. */
export interface Update {
  /** The cursor when the step was prepared; null for the first step. */
  expected: Cursor | null;
  cursor: Cursor;
  /** Everything above this block is deleted first; null where nothing is. */
  rewindTo: number | null;
  headers: readonly Header[];
  events: readonly IndexedEvent[];
  changes: readonly PositionedChange[];
  /** Announced contracts of `changes` that are to be read from now on. */
  watched: readonly Hex[];
  /** Contracts whose history this step reads up to block `to`. Null for `to` means up to the newest block; they are read with it from then on. */
  readBack: { addresses: readonly Hex[]; to: number | null } | null;
  /** Headers below this block may be deleted. */
  keepHeadersFrom: number;
}

/** An announced contract whose logs are read. */
export interface WatchedContract {
  address: Hex;
  kind: IndexedKind;
  /** Block that announced it. */
  since: number;
  /** Block up to which its history has been read; null once it is read along with the newest blocks. */
  readTo: number | null;
}

/** A message that a bridge took on another chain and has not brought. */
export interface UnderWay {
  bridgeId: Hex;
  /** When it was sent, UNIX seconds of the other chain. */
  at: number;
}

/** The rows of one chain, for the one process that holds its lease. */
export interface ChainStore {
  cursor(): Promise<Cursor | null>;
  /** Hash of a stored header. */
  hashOf(block: number): Promise<Hex | undefined>;
  /** Stored headers at or below `block`, newest first. */
  headersDownFrom(block: number, limit: number): Promise<{ number: number; hash: Hex }[]>;
  /** Watched contracts announced at or below `block`. */
  watched(block: number): Promise<WatchedContract[]>;
  /** Watched contracts whose history is still being read, in the order in which they were claimed. */
  behind(): Promise<WatchedContract[]>;
  /** Those of `addresses` that a registered plan names. */
  planned(addresses: readonly Hex[]): Promise<readonly Hex[]>;
  /** Watches announced contracts named by plans that were registered at or after `since`; by any plan where it is null. @returns how many. */
  claim(since: Date | null): Promise<number>;
  /** Messages on their way here by one bridge, which has an id for each; the newest, at most 500. @param adapter - the bridge's, lower case. */
  underWay(adapter: Hex): Promise<UnderWay[]>;
  /** The oldest stored header of that time or later. @param time - UNIX seconds. */
  firstHeaderSince(time: number): Promise<number | undefined>;
  /** Number of stored events per block in `from` to `to`; blocks without events are missing. */
  eventCounts(from: number, to: number): Promise<ReadonlyMap<number, number>>;
  /** @throws CursorMovedError where the stored cursor is not the expected one. */
  write(update: Update): Promise<void>;
  /** Deletes everything stored about the chain. */
  wipe(): Promise<void>;
}

/** Another writer moved the cursor although this one holds the lease. Start over from what the database says. */
export class CursorMovedError extends Error {
  override name = 'CursorMovedError';
}
