import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryConfig } from 'pg';

const dialect = new PgDialect();

/**
 * A query for the driver, with parameters numbered by the query builder. Wrap a list that is one parameter in `sql.param`.
 *
 * @param name - makes it a prepared statement, planned once per connection; the text must not depend on the values.
 */
export function statement(query: SQL, name?: string): QueryConfig & { text: string; values: unknown[] } {
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  return name === undefined ? { text, values } : { name, text, values };
}
