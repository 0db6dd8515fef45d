import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from './pool.ts';
import * as schema from './schema/index.ts';

export const createDatabase = (pool: Pool) => drizzle(pool, { schema });
export type Database = ReturnType<typeof createDatabase>;
/** The database or a transaction on it. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0];
