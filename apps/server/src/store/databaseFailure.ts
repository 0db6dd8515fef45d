/** Of Postgres: cannot connect, connection lost, shutting down or starting up, too many, cancelled for taking too long. */
const AWAY = /^(08...|57P0[1-5]|53[0-9]{3}|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;
/** What the driver says by itself, without a code. */
const SAID =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/** Whether a query failed because the database was not there or did not answer in time, as opposed to one that said "no". */
export function isDatabaseAway(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if (SAID.test(e.message)) return true;
    if ('code' in e && typeof e.code === 'string' && AWAY.test(e.code)) return true;
    if (e instanceof AggregateError && e.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
