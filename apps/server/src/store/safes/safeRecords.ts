import type { Database } from '../database.ts';
import type { Pool } from '../pool.ts';
import { createSafeActivity } from './activity.ts';
import { createSafeDelegates } from './delegates.ts';
import { unfollow } from './followed.ts';
import { createSafeHistory } from './history.ts';
import { createSafeMessages } from './messages.ts';
import { createSafeQueue } from './queue.ts';

/** What owners of Safes proposed and signed here, and what the chains say of it. */
export function createSafeRecords(db: Database, pool: Pool) {
  return {
    queue: createSafeQueue(db),
    messages: createSafeMessages(db),
    delegates: createSafeDelegates(db),
    history: createSafeHistory(pool),
    activity: createSafeActivity(pool),
    unfollow: (usedBefore: Date) => unfollow(db, usedBefore),
  };
}

export type SafeRecords = ReturnType<typeof createSafeRecords>;
