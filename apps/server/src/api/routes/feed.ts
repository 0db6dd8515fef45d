import { createHash, randomBytes } from 'node:crypto';
import type { Hex } from '@althing/domain/units';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../base/errors.ts';
import { createSharedAnswers } from '../../base/sharedAnswers.ts';
import { isAllowed } from '../auth/isAllowed.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';
import { calendarFeed } from '../feed/calendarFeed.ts';
import { feedEntries, type FeedEntry } from '../feed/feedEntries.ts';
import { rssFeed } from '../feed/rssFeed.ts';

type Keys = 'GET /api/v1/users/me/feed' | 'POST /api/v1/users/me/feed' | 'DELETE /api/v1/users/me/feed';
type Dependencies = Pick<ApiDependencies, 'config' | 'users' | 'tasks' | 'taskFeeds' | 'now'>;

const SECRET_BYTES = 32;
const FILE = /^([\w-]{43})\.(rss|ics)$/;
/** Readers ask every few minutes at most; whoever asks more often gets what was read before. */
const KEPT = { ms: 60_000, most: 1_000 };
const TITLE = 'What needs you on Althing';

const hashOf = (secret: string): Hex => `0x${createHash('sha256').update(secret).digest('hex')}`;

export function feedHandlers({ config: { publicOrigin }, taskFeeds, now }: Dependencies): Handlers<Keys> {
  return {
    async 'GET /api/v1/users/me/feed'({ caller: { user } }) {
      return { createdAt: (await taskFeeds.since(user.id))?.toISOString() ?? null };
    },

    async 'POST /api/v1/users/me/feed'({ caller: { user } }) {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const at = now();
      await taskFeeds.open(user.id, hashOf(secret), at);
      const address = `${publicOrigin}/api/v1/feeds/${secret}`;
      return { rss: `${address}.rss`, calendar: `${address}.ics`, createdAt: at.toISOString() };
    },

    async 'DELETE /api/v1/users/me/feed'({ caller: { user } }) {
      await taskFeeds.end(user.id);
      return {};
    },
  };
}

/**
 * `GET /api/v1/feeds/{secret}.rss` and `.ics`: what waits for the user of a secret address. Not in the endpoint table, because the answer is not
 * JSON.
 */
export function registerFeeds(app: FastifyInstance, { config, users, tasks, taskFeeds, now }: Dependencies): void {
  const share = createSharedAnswers<{ entries: FeedEntry[]; at: Date }>(now, KEPT.ms, KEPT.most);

  app.get('/api/v1/feeds/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, secret, form] = FILE.exec((request.params as { file: string }).file) ?? [];
    // Asked each time, so that an address that was ended answers no more.
    const userId = secret === undefined ? undefined : await taskFeeds.userOf(hashOf(secret));
    const user = userId === undefined ? undefined : await users.find(userId);
    if (!user || !isAllowed(config, user.address)) throw notFound('Feed');
    const { entries, at } = await share(user.id, async () => {
      const read = now();
      return { entries: feedEntries((await tasks.of(user)).items, config.publicOrigin, read), at: read };
    });
    const isCalendar = form === 'ics';
    return reply
      .header('content-type', isCalendar ? 'text/calendar; charset=utf-8' : 'application/rss+xml; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .header('x-robots-tag', 'noindex')
      .send(isCalendar ? calendarFeed(entries, { title: TITLE, at }) : rssFeed(entries, { title: TITLE, url: config.publicOrigin }));
  });
}
