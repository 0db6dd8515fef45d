/** Error codes of Postgres and of sockets: cannot connect, connection lost, shutting down or starting, too many connections, timeouts. */
const AWAY = /^(08...|57P0[1-5]|53[0-9]{3}|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;
/** Messages that the driver throws without a code. */
const SAID =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/** Whether a query failed because the database could not be reached or did not answer in time, rather than because of the query. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if (SAID.test(e.message)) return true;
    if ('code' in e && typeof e.code === 'string' && AWAY.test(e.code)) return true;
    if (e instanceof AggregateError && e.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
