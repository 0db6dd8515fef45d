import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forward, NoNodeError, withRefused } from '../../external/rpc/forward.ts';
import { MAX_BODY_BYTES, readRpcRequest, rpcFailure } from '../../external/rpc/rpcRequest.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { notFound } from '../../base/errors.ts';
import { rateLimited } from '../errors.ts';
import type { RateLimits } from '../rateLimits.ts';
import { createSharedBudget } from '../sharedBudget.ts';
import { clientOf } from '../clientOf.ts';
import { createTurns } from '../turns.ts';

/** Answers held in memory at once, while they are read from a node or sent to the client: in all and per client. */
const WORKING = { all: 64, ofOne: 16 };
const WAITING = { all: 256, ofOne: 48 };
/** How long a client may take to receive an answer, in milliseconds. */
const TAKING_MS = 20_000;

/** Aborted once the answer is sent or the client has disconnected. */
function doneWith({ raw }: FastifyReply): AbortSignal {
  const done = new AbortController();
  raw.once('close', () => done.abort());
  return done.signal;
}

function dropUntaken({ raw }: FastifyReply): void {
  const late = setTimeout(() => raw.destroy(), TAKING_MS);
  raw.once('close', () => clearTimeout(late));
}

/** Lets the web read chains through this server, so that node addresses and their keys stay here and the content policy can stay `'self'`. */
export function registerRpc(
  app: FastifyInstance,
  { config, metrics, rateLimits }: Pick<ApiDependencies, 'config' | 'metrics' | 'rateLimits'>,
  limits: RateLimits,
): void {
  const nodes = new Map(config.chains.map((chain) => [String(chain.id), chain.rpcUrls]));
  const turnOf = createTurns(WORKING, WAITING);
  const budgetOf = (kind: 'rpcCall' | 'rpcKilobyte') => {
    const limit = limits(kind);
    const take = limit && createSharedBudget(rateLimits, { max: limit.max, spanMs: 60_000 });
    return async ({ ip }: FastifyRequest, amount: number): Promise<void> => {
      const wait = take && (await take(`${kind}:${clientOf(ip)}`, amount));
      if (typeof wait === 'number') throw rateLimited(`${Math.ceil(wait / 1000)} seconds`);
    };
  };
  /** A batch is one HTTP request but costs the nodes one call per entry, so calls are counted too. Nodes are shared, so across all processes. */
  const takeCalls = budgetOf('rpcCall');
  const takeKilobytes = budgetOf('rpcKilobyte');

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
      await takeCalls(request, allowed.length);
      const left = doneWith(reply);
      await turnOf(clientOf(request.ip), left);
      try {
        const onFailure = (error: unknown) => {
          metrics.rpcErrors.inc({ chain: chainId });
          request.log.warn({ err: error instanceof Error ? error.name : 'unknown', chainId }, 'node failed');
        };
        const text = await forward(urls, isBatch ? allowed : only, { left, onFailure });
        await takeKilobytes(request, Math.ceil(text.length / 1024));
        dropUntaken(reply);
        return reply.type('application/json').send(withRefused(text, refused));
      } catch (error) {
        if (!(error instanceof NoNodeError)) throw error;
        return reply.code(503).send(rpcFailure(isBatch ? null : only.id, -32002, 'The chain does not answer at the moment'));
      }
    },
  );
}
