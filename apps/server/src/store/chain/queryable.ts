import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** A pool or a client. Named queries are planned once per connection. */
export interface Queryable {
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
}
