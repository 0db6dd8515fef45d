import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryConfig } from 'pg';

const dialect = new PgDialect();

/**
 * A query for the driver, its parameters numbered by the query builder. Lists that travel as one parameter go in by `sql.param`.
 *
 * @param name - planned once per connection under it; the text must be the same whatever the values.
 */
export function statement(query: SQL, name?: string): QueryConfig & { text: string; values: unknown[] } {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  return name === undefined ? { text, values } : { name, text, values };
}
