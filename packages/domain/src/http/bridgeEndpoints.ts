import { z } from 'zod';
import { BRIDGES, MESSAGE_STAGES, WAITING_REASONS } from '../bridges/index.ts';
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
  'GET /api/v1/bridge/transactions/:id/waiting': {
    summary:
      'Why a message or transfer is not executed: too few bridges, a delay, a clock, a pause, or, as the destination says it now, a limit of its ' +
      'controller or token. Without obstacles anybody may confirm or execute it, or it has ended',
    tag: 'bridge',
    auth: 'none',
    params: z.strictObject({ id: z.string().max(120) }),
    response: z.object({
      stage: z.enum(MESSAGE_STAGES),
      obstacles: z.array(
        z.object({
          reason: z.enum(WAITING_REASONS).describe('`refused`: by the contracts, for the reason in `sentence`'),
          /** For people. */
          sentence: z.string(),
          /** From when it is over, if nothing else uses the same limit; null where time alone does not help. */
          until: s.timestamp.nullable(),
        }),
      ),
      /** From when nothing stands in its way; null where nothing does now, or that is not known. */
      until: s.timestamp.nullable(),
    }),
  },
  'GET /api/v1/bridge/durations': {
    summary:
      'How long bridges took lately from each chain, as measured by what organisations here have sent; bridges of which too few deliveries are known ' +
      'are left out',
    tag: 'bridge',
    auth: 'none',
    response: z.object({
      durations: z.array(
        z.object({
          /** That it was sent from. */
          chainId: s.chainId,
          bridge: z.enum(BRIDGES),
          /** In which nine of ten arrived. */
          seconds: z.number().int(),
          deliveries: z.number().int(),
        }),
      ),
    }),
  },
} as const satisfies Record<string, Endpoint>;
