import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Hub } from '../live/hub.ts';
import type { ApiDependencies } from './dependencies.ts';
import { authenticate } from './auth/authenticate.ts';
import { isAllowed } from './auth/isAllowed.ts';
import { createTokenReader, installTokens } from './auth/token.ts';
import { clientOf } from './clientOf.ts';
import { BODY_BYTES } from './bodyLimits.ts';
import { installBodyPatience, installBodyReading } from './bodyPatience.ts';
import { registerDocs } from './docs.ts';
import { createHandlers } from './handlers.ts';
import { rateLimited } from './errors.ts';
import { handleError, installErrorHandler } from './errorHandler.ts';
import { installJsonParser } from './json.ts';
import { rateLimits } from './rateLimits.ts';
import { registerEndpoints } from './registerEndpoints.ts';
import { registerEvents } from './routes/events.ts';
import { registerFeeds } from './routes/feed.ts';
import { registerOperations } from './routes/operations.ts';
import { registerSafes } from './safes/registerSafes.ts';
import { registerRpc } from './routes/rpc.ts';
import { installSecurityHeaders } from './security.ts';
import { sharedLimitStore } from './sharedLimitStore.ts';
import { serializerCompiler } from './serializer.ts';
import { dropUnusedConnections } from './unusedConnections.ts';
import { validatorCompiler } from './validator.ts';
import { installWeb, readIndexHtml } from './web.ts';

/** The head of a request, and the whole request with its body, must arrive within these times, in milliseconds. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;
/** A form that carries a file may take the whole request time, as long as a kilobyte a second arrives. */
const BODY_PATIENCE = { json: 15_000, form: REQUEST_MS, pace: { bytes: 10_000, spanMs: 10_000 } };
/** How often Node looks for requests that are too slow. */
const CHECK_MS = 5_000;
/** A connection on which nothing is sent in either direction for this long is dropped. Live streams send something more often. */
const SILENCE_MS = 60_000;
/** How long an idle connection is kept open for a next request. */
const KEPT_MS = 30_000;
/** Format of a request id from a proxy in front of us; anything else is not copied into our log. */
const REQUEST_ID = /^[\w-]{1,64}$/;

/** What `startServer` gives besides the dependencies. */
export interface ApiOptions {
  jwtSecret: string;
  /** Where live updates come from; its streams end with the server. */
  hub: Hub;
}

function createApp({ config, log }: ApiDependencies): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  return Fastify({
    loggerInstance,
    trustProxy: config.trustedProxies > 0 && ((_address: string, hop: number) => hop < config.trustedProxies),
    // Fastify's own request log is off: the hook below writes one line per request.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    keepAliveTimeout: KEPT_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    routerOptions: { maxParamLength: 500 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // Broken percent signs fail before any route is found; they get the same shape of answer.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply as FastifyReply),
  });
}

function installMeasuring(app: FastifyInstance, { log, metrics, health }: ApiDependencies): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // A kept connection would make a server that is shutting down wait for requests that never come.
    if (health.isDraining()) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    metrics.httpDuration.observe({ method, route, status }, elapsedTime / 1000);
    // Successful reads are counted in the metrics; a log line for each would cost more than the read itself.
    const isWorthALine = status >= 400 || (method !== 'GET' && method !== 'HEAD' && route !== '/rpc/:chainId');
    const level = isWorthALine ? 'info' : 'debug';
    if (log.isLevelEnabled(level)) {
      request.log[level](
        { method, route, status, ms: Math.round(elapsedTime), ip: request.ip, userId: request.caller?.user.id },
        'answered',
      );
    }
    done();
  });
}

/** The HTTP server with all its routes, ready to listen. */
export async function createApi(dependencies: ApiDependencies, { jwtSecret, hub }: ApiOptions): Promise<FastifyInstance> {
  const { config } = dependencies;
  const app = createApp(dependencies);
  const limits = rateLimits(config.rateLimitFactor);
  const indexHtml = readIndexHtml(config.webDir);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app);
  installBodyPatience(app, BODY_PATIENCE);
  installBodyReading(app, () => dependencies.health.isDraining());
  installJsonParser(app);
  installMeasuring(app, dependencies);
  dropUnusedConnections(app);
  installSecurityHeaders(app, config, indexHtml);
  await installTokens(app, jwtSecret);
  await app.register(rateLimit, {
    keyGenerator: ({ ip }) => clientOf(ip),
    store: sharedLimitStore(dependencies.rateLimits),
    ...(limits('read') || { max: Number.MAX_SAFE_INTEGER }),
    errorResponseBuilder: (_request, { after }) => rateLimited(after),
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Althing API', version: '1', description: 'Everything the web app does, it does through these calls.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await registerEndpoints(app, createHandlers(dependencies, hub), {
    authenticate: authenticate(dependencies.users, createTokenReader(app), {
      now: dependencies.now,
      isAllowed: (address) => isAllowed(config, address),
    }),
    limits,
  });
  registerRpc(app, dependencies, limits);
  await registerSafes(app, dependencies, limits);
  registerOperations(app, dependencies);
  await registerDocs(app);
  registerEvents(app, hub, config.rateLimitFactor);
  registerFeeds(app, dependencies);
  await installWeb(app, {
    webDir: config.webDir,
    indexHtml,
    findFirstWords: dependencies.findFirstWords,
    closed: config.features.bonding ? [] : ['/veos', '/dashboard'],
  });
  await app.ready();
  return app;
}
