import { liveQuery } from '@althing/domain/http';
import type { FastifyInstance } from 'fastify';
import type { Hub } from '../../live/hub.ts';
import { invalid, unavailable } from '../../base/errors.ts';
import { clientOf } from '../clientOf.ts';

/** More streams than this in one process are refused; a browser comes back, perhaps to another process. */
const MAX_CLIENTS = 10_000;
/** Of one client, see `clientOf`, so that nobody takes all of them; many people may share an address. */
const MAX_PER_ADDRESS = 100;

/** An id that we gave out; anything else counts as "nothing seen yet". */
function lastEventId(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

/**
 * `GET /api/v1/events?topics=…`: live events as server-sent events, for anyone, because they carry keys and no content. Not in the table of
 * endpoints: it answers no JSON.
 */
export function registerEvents(app: FastifyInstance, hub: Hub, limitFactor: number): void {
  const perAddress = limitFactor === 0 ? MAX_CLIENTS : Math.max(1, Math.round(MAX_PER_ADDRESS * limitFactor));
  const streams = new Map<string, number>();
  function change(client: string, by: 1 | -1): void {
    const count = (streams.get(client) ?? 0) + by;
    if (count > 0) streams.set(client, count);
    else streams.delete(client);
  }

  app.get('/api/v1/events', { schema: { hide: true } }, async (request, reply) => {
    const query = liveQuery.safeParse(request.query);
    if (!query.success) throw invalid(`Topics: ${query.error.issues[0]?.message ?? 'not understood'}`);
    const client = clientOf(request.ip);
    if (hub.clients >= MAX_CLIENTS || (streams.get(client) ?? 0) >= perAddress) throw unavailable('Too many live connections');
    reply.hijack();
    const { raw } = reply;
    change(client, 1);
    raw.once('close', () => change(client, -1));
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      // Tells nginx and its kin not to collect the stream before passing it on.
      'x-accel-buffering': 'no',
    });
    await hub.join(raw, query.data.topics, lastEventId(request.headers['last-event-id']));
  });
  // Before the server waits for open connections: these would never close by themselves.
  app.addHook('preClose', () => hub.stop());
}
