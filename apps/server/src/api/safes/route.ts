import type { ChainId } from '@althing/domain/units';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { rateLimits } from '../rateLimits.ts';

/** What a call is counted as: reads of our rows, reads of the chain, or writes. */
type Limit = Extract<Parameters<ReturnType<typeof rateLimits>>[0], 'read' | 'quote' | 'write'>;

interface SafeCall<Params, Query, Body> {
  chainId: ChainId;
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
}

interface Answer {
  status?: number;
  /** Sent as JSON; without it, nothing is. */
  body?: unknown;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

interface Route<Params, Query, Body> {
  method: 'GET' | 'POST' | 'DELETE';
  /** After `/safe/:chainId/api`, without a slash at its end: clients send some with one and some without. */
  path: string;
  limit: Limit;
  params?: Params;
  query?: Query;
  body?: Body;
  bodyLimit?: number;
  handle(call: SafeCall<Output<Params>, Output<Query>, Output<Body>>): Promise<Answer>;
}

/** A route as it is registered, whatever its shapes. */
export type AnySafeRoute = Route<z.ZodType | undefined, z.ZodType | undefined, z.ZodType | undefined>;

/** One route of the transaction service; `handle` is typed by its schemas. */
export const route = <
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(
  given: Route<Params, Query, Body>,
): AnySafeRoute => given;

/** A page of a list, with the addresses of its neighbours. */
export function paged(
  origin: string,
  { url }: FastifyRequest,
  { count, offset, limit }: { count: number; offset: number; limit: number },
  results: readonly unknown[],
) {
  const at = (start: number): string => {
    const address = new URL(url, origin);
    address.searchParams.set('limit', String(limit));
    address.searchParams.set('offset', String(start));
    return address.href;
  };
  const next = offset + results.length;
  return {
    count,
    next: results.length > 0 && next < count ? at(next) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results,
  };
}
