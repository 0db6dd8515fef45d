import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** A pool or a client. Queries with a name are planned once per connection. */
export interface Queryable {
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
}
