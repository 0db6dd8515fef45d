import { z } from 'zod';
import { FEED_DAYS } from '../tasks/feedDays.ts';
import { TASK_KINDS } from '../tasks/kinds.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const organisation = z.object({ slug: z.string(), name: z.string() });

const task = z
  .object({
    /** Unique in the list. */
    id: z.string(),
    kind: z.enum(TASK_KINDS),
    /** Whether only the caller can do it; otherwise whoever takes it. */
    isYours: z.boolean(),
    organisation,
    /** What it is about. Safe to show. */
    title: z.string(),
    /** Until when it can be done; null where it has no end. */
    due: s.timestamp.nullable(),
    /** By the clock that decides about `due`, when this was answered. */
    now: s.timestamp,
    /** Where it is done. */
    place: z.discriminatedUnion('type', [
      z.object({ type: z.literal('proposal'), chainId: s.chainId, governor: s.address, proposalId: z.string() }),
      z.object({ type: z.literal('safe'), chainId: s.chainId, safe: s.address }),
      z.object({ type: z.literal('safeMessages'), chainId: s.chainId, safe: s.address }),
      z.object({ type: z.literal('upgrade'), id: z.string() }),
      z.object({ type: z.literal('vesting'), chainId: s.chainId, vesting: s.address }),
      z.object({ type: z.literal('deployment') }),
    ]),
  })
  .meta({ id: 'Task' });

export type Task = z.infer<typeof task>;

export const taskEndpoints = {
  'GET /api/v1/users/me/tasks': {
    summary:
      'What waits for the signed-in user in all organisations, what only they can do first: votes, vetoes, signatures of Safes and upgrades, ' +
      'what has vested, steps that anybody can take, and deployments to finish; and the organisations that are theirs. At most 100 of each',
    tag: 'users',
    auth: 'user',
    response: z.object({
      items: z.array(task),
      organisations: z.array(
        organisation.extend({
          id: z.string(),
          logo: z.string().nullable(),
          /** Founded it, holds its token or votes with it, signs for one of its Safes. */
          roles: z.array(z.enum(['founder', 'member', 'signer'])),
        }),
      ),
    }),
  },
  'GET /api/v1/users/me/feed': {
    summary: 'Since when there is a secret address at which what waits for the signed-in user can be read; null where there is none',
    tag: 'users',
    auth: 'user',
    response: z.object({ createdAt: s.timestamp.nullable() }),
  },
  'POST /api/v1/users/me/feed': {
    summary:
      'A new secret address of what waits for the signed-in user, as a feed (RSS) and a calendar. It is told once, and ends the one before; ' +
      `it ends by itself after ${FEED_DAYS.key} days, of a contract account after ${FEED_DAYS.contract}`,
    tag: 'users',
    auth: 'citizen',
    /** Addresses of the same list: every task, and those that end, as events. */
    response: z.object({ rss: z.string(), calendar: z.string(), createdAt: s.timestamp }),
    status: 201,
  },
  'DELETE /api/v1/users/me/feed': {
    summary: 'End the secret address. Whoever has not signed the newest statement can take it back too',
    tag: 'users',
    auth: 'user',
    response: z.object({}),
  },
} as const satisfies Record<string, Endpoint>;
