import { drizzle } from 'drizzle-orm/node-postgres';
import { type Pool, withinTransaction } from './pool.ts';
import * as schema from './schema/index.ts';

export function createDatabase(pool: Pool) {
  const db = drizzle(pool, { schema });
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => begin((transaction) => withinTransaction(() => work(transaction)), config);
  return db;
}
export type Database = ReturnType<typeof createDatabase>;
/** Code that runs within a transaction takes it as an argument. Queries of the database itself are refused there, see `withinTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Either the database or a transaction on it. */
export type Queryable = Database | Transaction;
