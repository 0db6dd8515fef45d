import { type SQL, sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { statement } from '../statement.ts';

/** What happened, as keys only: a page reads again what it shows of them. */
export type LiveEventBody = Readonly<Record<string, string | number | boolean>>;

export interface NewLiveEvent {
  topic: string;
  body: LiveEventBody;
}

const published = (events: readonly NewLiveEvent[]): SQL => {
  const topics = events.map(({ topic }) => topic);
  const bodies = events.map(({ body }) => JSON.stringify(body));
  return sql`select live.publish(${sql.param(topics)}::text[], ${sql.param(bodies)}::text[])`;
};

/**
 * Publishes events as part of a transaction: browsers get them when it commits, and not at all when it rolls back. Call it last, because other
 * publishers wait from here to the end of the transaction.
 */
export async function publish(tx: { execute(query: SQL): Promise<unknown> }, events: readonly NewLiveEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(published(events));
}

/** `publish` for a transaction on a plain connection. */
export async function publishOn(client: Pick<ClientBase, 'query'>, events: readonly NewLiveEvent[]): Promise<void> {
  if (events.length > 0) await client.query(statement(published(events)));
}
