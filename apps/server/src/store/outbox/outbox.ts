import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { statement } from '../statement.ts';
import type { LiveEventBody } from './publish.ts';

/** One event with its number in the order of commits. */
export interface StoredLiveEvent {
  id: number;
  topic: string;
  body: LiveEventBody;
}

export interface Outbox {
  /** The newest id that was ever assigned; 0 before the first. */
  newest(): Promise<number>;
  /** Events after `id` in order, at most `limit`; only of `topics` where given. */
  after(id: number, limit: number, topics?: readonly string[]): Promise<StoredLiveEvent[]>;
  /** Whether everything after `id` is still stored. */
  reaches(id: number): Promise<boolean>;
  /** Deletes events older than so many milliseconds. */
  prune(milliseconds: number): Promise<void>;
}

interface Row {
  id: string;
  topic: string;
  body: LiveEventBody;
}

const toStoredEvent = ({ id, topic, body }: Row): StoredLiveEvent => ({ id: Number(id), topic, body });

export function createOutbox(pool: Pool): Outbox {
  return {
    async newest() {
      const { rows } = await pool.query<{ id: string | null }>(
        'select greatest((select max(id) from live.outbox), (select id from live.pruned)) as id',
      );
      return Number(rows[0]?.id ?? 0);
    },
    async after(id, limit, topics) {
      const ofTopics = topics ? sql`and topic = any(${sql.param([...topics])})` : sql.empty();
      const { rows } = await pool.query<Row>(
        statement(
          sql`select id, topic, body from live.outbox where id > ${id} ${ofTopics} order by id limit ${limit}`,
          topics ? 'outbox_after_of_topics' : 'outbox_after',
        ),
      );
      return rows.map(toStoredEvent);
    },
    async reaches(id) {
      const { rows } = await pool.query<{ id: string }>('select id from live.pruned');
      return id >= Number(rows[0]?.id ?? 0);
    },
    async prune(milliseconds) {
      await pool.query(
        statement(sql`with gone as (delete from live.outbox where created_at < now() - make_interval(secs => ${milliseconds / 1000}) returning id)
         update live.pruned set id = greatest(id, (select max(id) from gone)) where exists (select from gone)`),
      );
    },
  };
}
