import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { pauseUnless } from '../base/pauseUnless.ts';
import { statement } from './statement.ts';

const RETRY_MS = 100;
/** High half of the lock key, so that no other use of advisory locks meets a chain's id. */
const LOCK_SPACES = { indexer: 0x4c45_4153n << 32n, relayer: 0x5245_4c59n << 32n };

/** What one process at a time does for a chain. */
export interface LeasedWork {
  work: keyof typeof LOCK_SPACES;
  chainId: number;
}

/**
 * Runs `work` on a connection that holds the lease of a chain, waiting until whoever has it lets go or dies. The lease is a
 * session lock: Postgres frees it when the connection ends, however it ends.
 */
export async function withLease(
  pool: Pool,
  { work: kind, chainId }: LeasedWork,
  signal: AbortSignal,
  work: (client: PoolClient, lost: AbortSignal) => Promise<void>,
  waiting: () => void,
): Promise<void> {
  const client = await pool.connect();
  const lost = new AbortController();
  const onError = () => lost.abort();
  client.on('error', onError);
  const key = (LOCK_SPACES[kind] + BigInt(chainId)).toString();
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
