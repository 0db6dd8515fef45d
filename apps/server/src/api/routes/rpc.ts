import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forward, NoNodeError } from '../../external/rpc/forward.ts';
import { MAX_BODY_BYTES, readRpcRequest, rpcFailure } from '../../external/rpc/rpcRequest.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { notFound } from '../../base/errors.ts';
import { rateLimited } from '../errors.ts';
import type { RateLimits } from '../rateLimits.ts';
import { createSharedBudget } from '../sharedBudget.ts';

/** The web reads chains through us: node addresses and their keys stay here, and its content policy stays `'self'`. */
export function registerRpc(
  app: FastifyInstance,
  { config, metrics, rateLimits }: Pick<ApiDependencies, 'config' | 'metrics' | 'rateLimits'>,
  limits: RateLimits,
): void {
  const nodes = new Map(config.chains.map((chain) => [String(chain.id), chain.rpcUrls]));
  const callLimit = limits('rpcCall');
  const take = callLimit && createSharedBudget(rateLimits, { max: callLimit.max, spanMs: 60_000 });
  /** A batch is one request and costs the nodes as many calls as it holds; they are the same for all processes. */
  async function requireBudget(request: FastifyRequest, calls: number): Promise<void> {
    const wait = take && (await take(`rpcCall:${request.ip}`, calls));
    if (typeof wait === 'number') throw rateLimited(`${Math.ceil(wait / 1000)} seconds`);
  }

  app.post<{ Params: { chainId: string } }>(
    '/rpc/:chainId',
    { bodyLimit: MAX_BODY_BYTES, config: { rateLimit: limits('rpc') }, schema: { hide: true } },
    async (request, reply) => {
      const { chainId } = request.params;
      const urls = nodes.get(chainId);
      if (!urls) throw notFound('Chain');
      const asked = readRpcRequest(request.body);
      if ('failure' in asked) return reply.code(400).send(asked.failure);
      const { isBatch, allowed, refused } = asked;
      const [only] = allowed;
      if (only === undefined) return reply.send(isBatch ? refused : refused[0]);
      await requireBudget(request, allowed.length);
      try {
        const text = await forward(urls, isBatch ? allowed : only, (error) => {
          metrics.rpcErrors.inc({ chain: chainId });
          request.log.warn({ err: error instanceof Error ? error.name : 'unknown', chainId }, 'node failed');
        });
        return reply.type('application/json').send(refused.length === 0 ? text : JSON.stringify([JSON.parse(text), refused].flat()));
      } catch (error) {
        if (!(error instanceof NoNodeError)) throw error;
        return reply.code(503).send(rpcFailure(isBatch ? null : only.id, -32002, 'The chain does not answer at the moment'));
      }
    },
  );
}
