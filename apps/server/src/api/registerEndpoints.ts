import multipart from '@fastify/multipart';
import { ERRORS } from '@althing/domain/errors';
import { type EndpointKey, endpoints, errorBody } from '@althing/domain/http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { Handlers } from './endpointHandlers.ts';
import { forbidden } from '../base/errors.ts';
import { BODY_BYTES, BODY_LIMITS } from './bodyLimits.ts';
import { LIMITS, type RateLimits } from './rateLimits.ts';

interface TableEntry {
  summary: string;
  tag: string;
  auth: 'none' | 'user' | 'citizen' | 'optional';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  status?: number;
}

/** Each handler has the exact types of its endpoint; the router only knows this general shape. */
type AnyHandler = (call: unknown) => Promise<unknown>;

/** Errors that every endpoint may answer besides its own, for the API description. */
const refusals = (auth: TableEntry['auth']) => ({
  400: errorBody,
  ...(auth === 'none' ? {} : { 401: errorBody, 403: errorBody }),
  404: errorBody,
  409: errorBody,
  429: errorBody,
  503: errorBody,
});

/** The empty alternative says that the session may be missing. */
const SECURITY: Record<TableEntry['auth'], readonly Record<string, readonly string[]>[] | undefined> = {
  none: undefined,
  user: [{ bearer: [] }],
  citizen: [{ bearer: [] }],
  optional: [{ bearer: [] }, {}],
};

const operationId = (method: string, path: string) =>
  `${method.toLowerCase()}-${path.replace('/api/v1/', '').replaceAll(/[/:]+/g, '-')}`.replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

interface Options {
  authenticate: (request: FastifyRequest) => Promise<void>;
  limits: RateLimits;
}

/** Schema of the query or parameters of an endpoint that takes none. */
const NOTHING = z.strictObject({});
const NO_BODY = NOTHING.optional();

/** The multipart parser affects every route of the Fastify scope that it is registered in, so these routes get their own scope. */
const TAKES_FILES: ReadonlySet<EndpointKey> = new Set<EndpointKey>(['POST /api/v1/files']);

/** Authenticates if the request carries a session. An invalid one is an error, not treated as missing. */
const ifShown = (authenticate: Options['authenticate']) => async (request: FastifyRequest) => {
  if (request.headers.authorization !== undefined) await authenticate(request);
};

/** Requires a session whose user has signed the citizenship statement under the current terms. */
const asCitizen = (authenticate: Options['authenticate']) => async (request: FastifyRequest) => {
  await authenticate(request);
  if (!request.caller?.user.citizenship) throw forbidden(ERRORS['citizenship-required'].sentence, 'citizenship-required');
};

/** Registers one endpoint: schema and access rule from the table, behaviour from `handler`. */
function registerEndpoint(app: FastifyInstance, key: EndpointKey, handler: AnyHandler, { authenticate, limits }: Options): void {
  const entry: TableEntry = endpoints[key];
  const [method, url] = key.split(' ') as [HTTPMethods, string];
  const status = entry.status ?? 200;
  const guard = { none: undefined, user: authenticate, citizen: asCitizen(authenticate), optional: ifShown(authenticate) }[entry.auth];
  const security = SECURITY[entry.auth];
  app.route({
    method,
    url,
    bodyLimit: BODY_LIMITS[key] ?? BODY_BYTES,
    config: { rateLimit: limits(LIMITS[key] ?? 'read') },
    ...(guard ? { preParsing: (request: FastifyRequest) => guard(request) } : {}),
    schema: {
      summary: entry.summary,
      tags: [entry.tag],
      operationId: operationId(method, url),
      ...(security ? { security } : {}),
      ...(entry.params ? { params: entry.params } : {}),
      querystring: entry.query ?? NOTHING,
      ...(entry.body ? { body: entry.body } : method === 'GET' || TAKES_FILES.has(key) ? {} : { body: NO_BODY }),
      response: { [status]: entry.response, ...refusals(entry.auth) },
    },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const { params, query, body, caller } = request;
      const answer = await handler({ params, query, body, caller, request, reply });
      return reply.sent ? reply : reply.code(status).send(answer);
    },
  });
}

/** Registers every endpoint of the table. */
export async function registerEndpoints(app: FastifyInstance, handlers: Handlers<EndpointKey>, options: Options): Promise<void> {
  const keys = Object.keys(endpoints) as EndpointKey[];
  const register = (scope: FastifyInstance, key: EndpointKey) => registerEndpoint(scope, key, handlers[key] as AnyHandler, options);
  await app.register(async (scope) => {
    await scope.register(multipart);
    for (const key of keys.filter((each) => TAKES_FILES.has(each))) register(scope, key);
  });
  for (const key of keys.filter((each) => !TAKES_FILES.has(each))) register(app, key);
}
