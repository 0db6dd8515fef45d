import { z } from 'zod';
import * as b from './bridgeSchemas.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

/** Messages between chains, from indexed events (docs/decisions/015-messages-between-chains.md). */
export const bridgeEndpoints = {
  'GET /api/v1/bridge/transactions': {
    summary:
      'Messages and transfers between chains, newest first; `hash` finds by message id, payload hash, or a transaction of either chain. A page holds at ' +
      'most `limit`, and may hold fewer, even none, where filters leave few: the list ends where `nextCursor` is null',
    tag: 'bridge',
    auth: 'optional',
    query: b.bridgeTransactionQuery,
    response: s.listOf(b.bridgeTransaction),
  },
  'GET /api/v1/bridge/transactions/:id': {
    summary: 'One bridge transaction, with the data that sending again and execution need',
    tag: 'bridge',
    auth: 'none',
    params: z.strictObject({ id: z.string().max(120) }),
    response: b.bridgeTransactionDetail,
  },
} as const satisfies Record<string, Endpoint>;
