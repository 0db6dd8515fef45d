import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../base/errors.ts';
import { BODY_BYTES } from '../bodyLimits.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { handleError } from '../errorHandler.ts';
import { createNodeTurns } from '../nodeTurns.ts';
import type { RateLimits } from '../rateLimits.ts';
import { activityRoutes, everythingRoute } from './activityRoutes.ts';
import { createSafeApi } from './dependencies.ts';
import type { AnySafeRoute } from './route.ts';
import { lookupRoutes } from './lookupRoutes.ts';
import { safeRoutes } from './safeRoutes.ts';
import { delegateRoutes, messageRoutes, operationRoutes } from './signedRoutes.ts';
import { confirmationRoutes, transactionRoutes } from './transactionRoutes.ts';
import { chainParams } from './schemas.ts';

const nothing = z.strictObject({});

/**
 * The transaction service for Safes, one per chain: `/safe/<chain id>/api` is what clients of Safe's libraries call its URL
 * (`docs/decisions/021-safe-transaction-service.md`). Open to anybody; what is stored is signed by owners.
 */
export async function registerSafes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'config' | 'chains' | 'safeRecords' | 'now' | 'simulation'>,
  limits: RateLimits,
): Promise<void> {
  const api = createSafeApi(dependencies, createNodeTurns());
  const routes = [
    transactionRoutes,
    confirmationRoutes,
    activityRoutes,
    everythingRoute,
    safeRoutes,
    lookupRoutes,
    messageRoutes,
    delegateRoutes,
    operationRoutes,
  ].flatMap((make) => make(api));

  const register = (scope: FastifyInstance, { method, path, limit, params, query, body, bodyLimit, handle }: AnySafeRoute) => {
    for (const url of [path, `${path}/`])
      scope.route({
        method,
        url,
        bodyLimit: bodyLimit ?? BODY_BYTES,
        config: { rateLimit: limits(limit) },
        schema: { hide: true, params: params ?? chainParams, querystring: query ?? nothing, ...(body && { body }) },
        async handler(request, reply) {
          const { chainId } = request.params as z.output<typeof chainParams>;
          if (!api.chains.has(chainId)) throw notFound('Chain');
          const call = { chainId, params: request.params, query: request.query, body: request.body, request };
          const { status = 200, body: answer } = await handle(call as never);
          return reply.code(status).send(answer);
        },
      });
  };

  await app.register(
    async (scope) => {
      // `detail` is where clients of Safe's own service read the reason.
      scope.setErrorHandler<FastifyError>((error, request, reply) =>
        handleError(error, request, reply, (refusal) => ({ detail: refusal.message, ...refusal })),
      );
      for (const each of routes) register(scope, each);
    },
    { prefix: '/safe/:chainId/api' },
  );
}
