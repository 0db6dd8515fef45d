import type { ClientBase } from 'pg';
import type { Position } from './changes.ts';
import { type IndexedEvent, type PositionedChange, UNREADABLE } from './update.ts';

/** Events and what they change. */
export interface Rows {
  events: readonly IndexedEvent[];
  changes: readonly PositionedChange[];
}

/** Whether an error is about the data: a type or rule of a column refuses it, or it is too long for Postgres or JavaScript. */
export const isAboutRows = (error: unknown): boolean =>
  error instanceof RangeError ||
  error instanceof TypeError ||
  (error instanceof Error && 'code' in error && /^(22|23|54)\w{3}$/.test(String(error.code)));

const placeOf = ({ block, logIndex }: Position) => `${block}:${logIndex}`;

/** The part of the rows that belongs to these events. */
const ofEvents = ({ changes }: Rows, events: readonly IndexedEvent[]): Rows => {
  const places = new Set(events.map(placeOf));
  return { events, changes: changes.filter((change) => places.has(placeOf(change))) };
};

/**
 * The rows without those that cannot be stored, so that nobody can stop the chain by logging something. Of their events only name and position are
 * stored. They are found by halving: each half is inserted and rolled back, within the current transaction.
 */
export async function withoutUnstorable(client: ClientBase, rows: Rows, insert: (rows: Rows) => Promise<void>): Promise<Rows> {
  async function fails(part: Rows): Promise<boolean> {
    await client.query('savepoint trial');
    try {
      await insert(part);
      return false;
    } catch (error) {
      if (!isAboutRows(error)) throw error;
      return true;
    } finally {
      await client.query('rollback to savepoint trial');
    }
  }

  async function atFault(events: readonly IndexedEvent[]): Promise<readonly IndexedEvent[]> {
    if (events.length === 0 || !(await fails(ofEvents(rows, events)))) return [];
    if (events.length === 1) return events;
    const middle = Math.ceil(events.length / 2);
    return [...(await atFault(events.slice(0, middle))), ...(await atFault(events.slice(middle)))];
  }

  const bad = new Set(await atFault(rows.events));
  const good = rows.events.filter((event) => !bad.has(event));
  // Changes that belong to no event of ours, such as transfers of other tokens, were not at fault and stay.
  const places = new Set(rows.events.map(placeOf));
  const others = rows.changes.filter((change) => !places.has(placeOf(change)));
  return {
    events: rows.events.map((event) =>
      bad.has(event) ? { ...event, name: UNREADABLE, args: { reason: 'The event cannot be stored' } } : event,
    ),
    changes: [...ofEvents(rows, good).changes, ...others],
  };
}
