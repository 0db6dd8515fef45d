import type { FastifyInstance } from 'fastify';
import type { ApiDependencies } from '../dependencies.ts';

/** Endpoints for whoever operates the server. */
export function registerOperations(app: FastifyInstance, { health }: Pick<ApiDependencies, 'health'>): void {
  const options = { config: { rateLimit: false as const }, logLevel: 'warn' as const, schema: { hide: true } };

  app.get('/livez', options, async () => ({ ok: true }));

  app.get('/readyz', options, async (_request, reply) => {
    const readiness = await health.readiness();
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
}
