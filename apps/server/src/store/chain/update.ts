import type { Hex } from '@althing/domain/units';
import type { Change, IndexedKind, Position } from './changes.ts';

/** What the indexer keeps of a block header. Hex strings are lower case. */
export interface Header {
  number: number;
  hash: Hex;
  parentHash: Hex;
  /** UNIX time, seconds. */
  timestamp: number;
  logsBloom: Hex;
}

export interface IndexedEvent extends Position {
  address: Hex;
  name: string;
  /** By name. Addresses and bytes are lower-case hex; integers above 48 bits are bigints, the others numbers. */
  args: Record<string, unknown>;
}

/** Name of an event that could not be read or stored: what is kept of it is where it is, and why. */
export const UNREADABLE = 'Unreadable';

export type PositionedChange = Change & Position;

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
  /** Of the contracts that `changes` announce, those to read from now on. */
  watched: readonly Hex[];
  /** Contracts whose history is read up to that block by this step; null where that is the head, with which they are read from now on. */
  readBack: { addresses: readonly Hex[]; to: number | null } | null;
  /** Headers below this block may be forgotten. */
  keepHeadersFrom: number;
}

/** An announced contract whose logs are read. */
export interface WatchedContract {
  address: Hex;
  kind: IndexedKind;
  /** Block of its announcement. */
  since: number;
  /** Up to where its history is read back; null where it is read with the head. */
  readTo: number | null;
}

/** The rows of one chain, for the one process that holds its lease. */
export interface ChainStore {
  cursor(): Promise<Cursor | null>;
  /** Hash of a kept header. */
  hashOf(block: number): Promise<Hex | undefined>;
  /** Kept headers at or below `block`, newest first. */
  headersDownFrom(block: number, limit: number): Promise<{ number: number; hash: Hex }[]>;
  /** Watched contracts that were announced at or below `block`. */
  watched(block: number): Promise<WatchedContract[]>;
  /** Watched contracts that are still read back, those that were claimed first before the others. */
  behind(): Promise<WatchedContract[]>;
  /** Of `addresses` those that a registered plan names. */
  planned(addresses: readonly Hex[]): Promise<readonly Hex[]>;
  /** Watches announced contracts that a plan names that was registered at or after `since`, or ever. @returns how many there are. */
  claim(since: Date | null): Promise<number>;
  /** Number of kept events per block in `from` … `to`; blocks without events are missing. */
  eventCounts(from: number, to: number): Promise<ReadonlyMap<number, number>>;
  /** @throws CursorMovedError where the cursor is not the expected one. */
  write(update: Update): Promise<void>;
  /** Forgets the whole chain. */
  wipe(): Promise<void>;
}

/** Another writer moved the cursor although this one holds the lease. Start over from what the database says. */
export class CursorMovedError extends Error {
  override name = 'CursorMovedError';
}
