import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { pauseUnless } from '../base/pauseUnless.ts';
import { statement } from './statement.ts';

const RETRY_MS = 100;
/** High half of the lock key, so that a chain's key never equals that of another advisory lock. */
const LOCK_SPACES = { indexer: 0x4c45_4153n << 32n, relayer: 0x5245_4c59n << 32n };

/** Which work, on which chain, only one process may do at a time. */
export interface LeasedWork {
  work: keyof typeof LOCK_SPACES;
  chainId: number;
}

/**
 * Runs `work` on a connection that holds the lease of a chain, after waiting for the present holder to release it or die. The lease is a lock
 * of the database session: Postgres frees it when the connection ends, however it ends.
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
    // The connection is closed instead of returned to the pool: ending the session is the one way of unlocking that cannot fail.
    client.release(true);
  }
}
