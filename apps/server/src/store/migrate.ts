import { sql } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { statement } from './statement.ts';

/** A folder of drizzle migrations with its own bookkeeping table, so that two folders never skip each other's files. */
export interface MigrationFolder {
  folder: string;
  table: string;
}

const here = (name: string) => fileURLToPath(new URL(`./migrations/${name}`, import.meta.url));

/** In this order: `chain` may refer to `app`, never the other way. */
export const MIGRATIONS: readonly MigrationFolder[] = [
  { folder: here('app'), table: 'app_migrations' },
  { folder: here('chain'), table: 'chain_migrations' },
];

const LOCK_KEY = 4_242_001;

/**
 * Brings the database up to date. Drizzle's migrator takes no lock, and two processes that start together would both
 * create the same table; the second waits here for the first and then finds nothing left to do.
 */
export async function runMigrations(databaseUrl: string, migrations: readonly MigrationFolder[] = MIGRATIONS): Promise<void> {
  // A connection of its own, without the pool's bounds: a migration may take as long as its tables are large.
  const client = new Client({ connectionString: databaseUrl, application_name: 'althing-migrations' });
  await client.connect();
  try {
    // Postgres frees it when the connection ends.
    await client.query(statement(sql`select pg_advisory_lock(${LOCK_KEY})`));
    for (const { folder, table } of migrations) {
      await migrate(drizzle(client), { migrationsFolder: folder, migrationsTable: table });
    }
  } finally {
    await client.end();
  }
}
