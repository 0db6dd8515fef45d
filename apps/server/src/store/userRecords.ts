import { createAddressLabels } from './addressLabels.ts';
import { createChallenges } from './challenges.ts';
import type { Database } from './database.ts';
import { createTaskFeeds } from './taskFeeds.ts';
import { createUsers } from './users.ts';

/** What is kept of and for people who sign in. */
export const createUserRecords = (db: Database) => ({
  users: createUsers(db),
  challenges: createChallenges(db),
  taskFeeds: createTaskFeeds(db),
  addressLabels: createAddressLabels(db),
});
