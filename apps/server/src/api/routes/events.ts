import { liveQuery } from '@althing/domain/http';
import type { FastifyInstance } from 'fastify';
import type { Hub } from '../../live/hub.ts';
import { invalid, unavailable } from '../../base/errors.ts';
import { clientOf } from '../clientOf.ts';

/** Open streams per process. A browser that is refused tries again later and may reach another process. */
const MAX_CLIENTS = 10_000;
/** Open streams per client (see `clientOf`), so that nobody takes all of them. High, because many people may share an address. */
const MAX_PER_ADDRESS = 100;

/** Id of an event that we sent; undefined for anything else, which counts as "nothing seen yet". */
function lastEventId(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

/**
 * `GET /api/v1/events?topics=…`: live updates as server-sent events, open to anybody because they carry keys and no content. Not in the
 * endpoint table, because the answer is not JSON.
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
      // Tells nginx and similar proxies not to buffer the stream.
      'x-accel-buffering': 'no',
    });
    await hub.join(raw, query.data.topics, lastEventId(request.headers['last-event-id']) ?? query.data.since);
  });
  // Must happen before the server waits for open connections: streams never close by themselves.
  app.addHook('preClose', () => hub.stop());
}
