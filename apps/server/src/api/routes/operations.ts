import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiDependencies } from '../dependencies.ts';
import { notFound } from '../../base/errors.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the request was made on this machine; one that came through a proxy was not. */
const isLocal = (request: FastifyRequest) =>
  LOOPBACK.has(request.socket.remoteAddress ?? '') &&
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.forwarded === undefined;

/** For whoever runs the server. */
export function registerOperations(app: FastifyInstance, { health, metrics }: Pick<ApiDependencies, 'health' | 'metrics'>): void {
  const options = { config: { rateLimit: false as const }, logLevel: 'warn' as const, schema: { hide: true } };

  app.get('/livez', options, async () => ({ ok: true }));

  app.get('/readyz', options, async (_request, reply) => {
    const readiness = await health.readiness();
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });

  app.get('/metrics', options, async (request, reply) => {
    if (!isLocal(request)) throw notFound('Route');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
