import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const id = z.strictObject({ id: z.string().max(64) });

/** A discussion on the forum; texts are the forum's and are shown as text. */
const forumTopic = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  /** Which proposal it is about, `chain/governor/proposal id`; null for one that is only discussed. */
  proposal: z.string().nullable(),
});

const forumView = z
  .object({
    isEnabled: z.boolean(),
    /** What the forum calls the organisation; null until it answered for the first time. */
    tallySlug: z.string().nullable(),
    /** Its page on the forum. */
    url: z.string().nullable(),
    /** When both sides were last brought in step. */
    syncedAt: s.timestamp.nullable(),
    /** Why that failed since; null where it did not. */
    problem: z.string().nullable(),
    /** The newest. */
    topics: z.array(forumTopic),
    /** Why the reader cannot switch it on or off; null where they can. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'OrganisationForum' });

export type ForumView = z.infer<typeof forumView>;
export type ForumTopic = z.infer<typeof forumTopic>;

export const forumEndpoints = {
  'GET /api/v1/organisations/:id/tally': {
    summary: 'The organisation on the voting forum of this installation',
    tag: 'governance',
    auth: 'optional',
    params: id,
    response: forumView,
  },
  'PUT /api/v1/organisations/:id/tally': {
    summary: 'Switch the mirroring of governors and proposals to the voting forum on or off',
    tag: 'governance',
    auth: 'citizen',
    params: id,
    body: z.strictObject({ isEnabled: z.boolean() }),
    response: forumView,
  },
} as const satisfies Record<string, Endpoint>;
