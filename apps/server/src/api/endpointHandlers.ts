import type { EndpointKey, EndpointResponse, Endpoints } from '@althing/domain/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from './auth/authenticate.ts';

type Parsed<K extends EndpointKey, Part extends string> = Endpoints[K] extends { [P in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

interface Callers {
  user: Caller;
  citizen: Caller;
  optional: Caller | null;
  none: null;
}

/**
 * One validated call of an endpoint. `caller` is set where the endpoint table says `auth: 'user'` or `'citizen'`, and may be null where it
 * says `optional`.
 */
export interface Call<K extends EndpointKey> {
  params: Parsed<K, 'params'>;
  query: Parsed<K, 'query'>;
  body: Parsed<K, 'body'>;
  caller: Callers[Endpoints[K]['auth']];
  /** For what the table does not describe, such as headers and streams. */
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<K extends EndpointKey> = (call: Call<K>) => Promise<EndpointResponse<K>>;

/** Handlers of some endpoints, keyed as in the table. */
export type Handlers<K extends EndpointKey> = { [Key in K]: Handler<Key> };
