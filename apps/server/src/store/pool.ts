import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool as PgPool, type PoolConfig } from 'pg';
import type { Logger } from '../base/logger.ts';

export type Pool = PgPool;

/**
 * Timeouts of statements, locks and idle transactions. A database that accepts connections but answers nothing has to count as away too; that
 * is what the driver's own timeout is for, which is longer than the statement's.
 */
const boundsOf = (milliseconds: number) => ({
  statement_timeout: milliseconds,
  lock_timeout: Math.ceil(milliseconds / 3),
  idle_in_transaction_session_timeout: milliseconds,
  query_timeout: Math.ceil(milliseconds * 1.2),
});
/** The indexer writes larger pieces than any request, and deletes a whole chain in one statement when a local chain starts again. */
const INDEXER_PATIENCE = { statement_timeout: 300_000, lock_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 };

/** A query used the pool within a transaction. Under full load it would wait for a connection that only its own transaction could give back. */
export class PoolInTransactionError extends Error {
  override name = 'PoolInTransactionError';

  constructor() {
    super('A transaction asked the pool; what runs in one takes the transaction as its argument');
  }
}

const inTransaction = new AsyncLocalStorage<true>();

/** Runs the work of a transaction. A query of the pool in it fails at once, instead of only now and then under full load. */
export const withinTransaction = <Result>(work: () => Promise<Result>): Promise<Result> =>
  inTransaction.run(true, async () => await work());

/** Idle and checked-out connections emit `error` when Postgres restarts; without handlers that would end the process. */
function open(settings: PoolConfig, log: Logger): Pool {
  const pool = new PgPool({ connectionTimeoutMillis: 5_000, keepAlive: true, ...settings });
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  });
  return pool;
}

interface PoolSize {
  max?: number;
  patienceMs?: number;
}

/** Connections for requests. */
export function createPool(connectionString: string, log: Logger, { max = 20, patienceMs = 15_000 }: PoolSize = {}): Pool {
  const pool = open({ connectionString, max, application_name: 'althing', ...boundsOf(patienceMs) }, log);
  const connect = pool.connect.bind(pool) as (callback?: (error: Error) => void) => unknown;
  pool.connect = ((callback?: (error: Error) => void) => {
    if (!inTransaction.getStore()) return connect(callback);
    const error = new PoolInTransactionError();
    return callback ? callback(error) : Promise.reject(error);
  }) as Pool['connect'];
  return pool;
}

/** One connection per chain, kept for as long as it holds the chain's lease. Separate from the others, so that requests never wait for them. */
export const createLeasePool = (connectionString: string, log: Logger, chains: number, work: 'indexer' | 'relayer' = 'indexer'): Pool =>
  open({ connectionString, max: Math.max(1, chains), application_name: `althing-${work}`, ...INDEXER_PATIENCE }, log);

/** Connections on which the job runner waits for due jobs. */
export const createJobPool = (connectionString: string, log: Logger): Pool =>
  open({ connectionString, max: 2, application_name: 'althing-jobs' }, log);

const READY_MS = 2_000;

/** Whether the database answers in time. Never rejects. */
export async function isDatabaseUp(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => (timer = setTimeout(resolve, READY_MS, false)));
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
