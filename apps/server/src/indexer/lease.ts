import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { statement } from '../store/statement.ts';

const RETRY_MS = 100;
/** High half of the lock key, so that no other use of advisory locks meets a chain's id. */
const LOCK_SPACE = 0x4c45_4153n << 32n;

/** Resolves early when stopped: stopping is no error of whoever waits. */
export const pauseUnless = async (signal: AbortSignal, milliseconds: number): Promise<void> => {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
};

/**
 * Runs `work` on a connection that holds the lease of a chain, waiting until whoever has it lets go or dies. The lease is a
 * session lock: Postgres frees it when the connection ends, however it ends.
 */
export async function withLease(
  pool: Pool,
  chainId: number,
  signal: AbortSignal,
  work: (client: PoolClient, lost: AbortSignal) => Promise<void>,
  waiting: () => void,
): Promise<void> {
  const client = await pool.connect();
  const lost = new AbortController();
  const onError = () => lost.abort();
  client.on('error', onError);
  const key = (LOCK_SPACE + BigInt(chainId)).toString();
  try {
    while (!signal.aborted) {
      const { rows } = await client.query<{ held: boolean }>(statement(sql`select pg_try_advisory_lock(${key}) as held`));
      if (rows[0]?.held) return await work(client, lost.signal);
      waiting();
      await pauseUnless(signal, RETRY_MS);
    }
  } finally {
    client.off('error', onError);
    // Closed, not returned: ending the session is the one way of unlocking that cannot fail.
    client.release(true);
  }
}
