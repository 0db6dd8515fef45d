import type { Queryable } from './queryable.ts';

/**
 * The time that a chain would give its next block, in UNIX seconds. Usually the wall clock. The clock of a local chain may have been moved ahead;
 * then it is the time of the newest block plus the time that has passed since we saw that block.
 */
export function chainTimeOf(cursor: { at: number; seenAt: number }, wallClock: number): number {
  return Math.max(wallClock, cursor.at + Math.max(0, wallClock - cursor.seenAt));
}

/** Present times by chain id; a chain that is not indexed yet has none. */
export async function readChainTimes(db: Queryable, wallClock: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ chain_id: string; at: string; seen_at: string }>({
    name: 'chain_times',
    text: 'select chain_id, at, extract(epoch from seen_at) as seen_at from chain.cursor',
  });
  return new Map(
    rows.map((row) => [Number(row.chain_id), Math.floor(chainTimeOf({ at: Number(row.at), seenAt: Number(row.seen_at) }, wallClock))]),
  );
}
