import { type SQL, sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';

/** What happened, as keys: whoever cares asks again for what it shows. */
export type NewsBody = Readonly<Record<string, string | number | boolean>>;

export interface News {
  topic: string;
  body: NewsBody;
}

const columns = (news: readonly News[]): [string[], string[]] => [
  news.map(({ topic }) => topic),
  news.map(({ body }) => JSON.stringify(body)),
];

/**
 * Announces news as part of a transaction: it reaches browsers when the transaction commits, and not at all when it rolls
 * back. Call it last, because other publishers wait from here to the end of the transaction.
 */
export async function publish(tx: { execute(query: SQL): Promise<unknown> }, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const [topics, bodies] = columns(news);
  await tx.execute(sql`select live.publish(${sql.param(topics)}::text[], ${sql.param(bodies)}::text[])`);
}

/** `publish` for a transaction on a plain connection. */
export async function publishOn(client: Pick<ClientBase, 'query'>, news: readonly News[]): Promise<void> {
  if (news.length > 0) await client.query('select live.publish($1, $2)', columns(news));
}
