import { sql } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { statement } from './statement.ts';

/** A folder of drizzle migrations. Each has a table of its own that records what was run, so that two folders never skip each other's files. */
export interface MigrationFolder {
  folder: string;
  table: string;
}

const here = (name: string) => fileURLToPath(new URL(`./migrations/${name}`, import.meta.url));

/** In this order, because `chain` may refer to `app`, but not the other way round. */
export const MIGRATIONS: readonly MigrationFolder[] = [
  { folder: here('app'), table: 'app_migrations' },
  { folder: here('chain'), table: 'chain_migrations' },
];

const LOCK_KEY = 4_242_001;

/**
 * Migrates the database. Drizzle's migrator takes no lock, so two processes that start together would create the same table twice; here the
 * second waits for the first and then finds nothing left to do.
 */
export async function runMigrations(databaseUrl: string, migrations: readonly MigrationFolder[] = MIGRATIONS): Promise<void> {
  // Without the pool's timeouts, because a migration may take as long as its tables are large.
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
