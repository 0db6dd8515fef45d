import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../base/logger.ts';

/** Errors that pass: Postgres is starting (57P03), has too many connections (53300), or does not listen yet. */
const PASSING = new Set(['57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']);
const RETRY_MS = 100;
const PATIENCE_MS = 30_000;

interface Queryable {
  query(text: string): Promise<unknown>;
}

const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && PASSING.has(error.code);

/** Resolves when the database answers, so that server and database may be started in any order. */
export async function waitForDatabase(database: Queryable, log?: Logger): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await database.query('select 1');
      return;
    } catch (error) {
      if (!isPassing(error) || Date.now() > end) throw error;
      log?.warn({ err: error }, 'waiting for the database');
      await pause(RETRY_MS);
    }
  }
}
