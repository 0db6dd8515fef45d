import { Pool as PgPool } from 'pg';
import type { Logger } from '../base/logger.ts';

export type Pool = PgPool;

/** Without these handlers a restart of Postgres would end the process: an idle or a checked-out client emits `error`. */
export function createPool(connectionString: string, log: Logger, max = 20): Pool {
  const pool = new PgPool({ connectionString, max, connectionTimeoutMillis: 5_000, application_name: 'althing' });
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  });
  return pool;
}

export const isDatabaseUp = (pool: Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );
