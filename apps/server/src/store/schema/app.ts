import { pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** Everything that people entered or signed. What the chains say is in the schema `chain` and can be rebuilt from them. */
export const app = pgSchema('app');

/** A time column in milliseconds, so that a value survives the way through a JavaScript `Date` and back into a cursor unchanged. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
