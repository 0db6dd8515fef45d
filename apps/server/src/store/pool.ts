import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool as PgPool, type PoolConfig } from 'pg';
import type { Logger } from '../base/logger.ts';

export type Pool = PgPool;

/**
 * What one statement, one lock and one pause within a transaction may take. A database that takes connections and says nothing
 * more is away as well, hence the driver's own bound, which is longer than the statement's.
 */
const boundsOf = (milliseconds: number) => ({
  statement_timeout: milliseconds,
  lock_timeout: Math.ceil(milliseconds / 3),
  idle_in_transaction_session_timeout: milliseconds,
  query_timeout: Math.ceil(milliseconds * 1.2),
});
/** Blocks are written in larger pieces than anybody asks for, and a chain that begins anew is deleted as a whole. */
const INDEXER_PATIENCE = { statement_timeout: 300_000, lock_timeout: 60_000, idle_in_transaction_session_timeout: 60_000 };

/** A query of the pool within a transaction: at full load it waits for a connection that only its own transaction could give back. */
export class PoolInTransactionError extends Error {
  override name = 'PoolInTransactionError';

  constructor() {
    super('A transaction asked the pool; what runs in one takes the transaction as its argument');
  }
}

const inTransaction = new AsyncLocalStorage<true>();

/** Runs the work of a transaction; whoever asks the pool in it fails at once, instead of now and then at full load. */
export const withinTransaction = <Result>(work: () => Promise<Result>): Promise<Result> =>
  inTransaction.run(true, async () => await work());

/** Without these handlers a restart of Postgres would end the process: an idle or a checked-out client emits `error`. */
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

/** Connections that requests share. */
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

/** One connection for each chain, which keeps it for as long as it holds the chain's lease: requests never wait for them. */
export const createLeasePool = (connectionString: string, log: Logger, chains: number, work: 'indexer' | 'relayer' = 'indexer'): Pool =>
  open({ connectionString, max: Math.max(1, chains), application_name: `althing-${work}`, ...INDEXER_PATIENCE }, log);

/** Jobs wait for their turn on connections of their own. */
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
