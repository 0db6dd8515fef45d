import { z } from 'zod';
import { BRIDGES, TRANSFER_OBSTACLES, TRANSFER_OUTCOMES } from '../bridges/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

/** In units of the token. */
export const usedLimit = z
  .object({
    /** What may be used at once. */
    most: s.amount,
    used: s.amount,
    left: s.amount,
    /** Within which what was used comes back, evenly. */
    windowSeconds: z.number().int(),
  })
  .meta({ id: 'UsedLimit' });

const portalEnd = z
  .object({
    chainId: s.chainId,
    tokenAddress: s.address,
    /** The time of the chain's newest block when it was asked. */
    readAt: s.timestamp,
    /** Whether the controller sends to the other chain, or takes from it. */
    isOpen: z.boolean(),
    isPaused: z.boolean(),
    /** How many bridges have to agree where several bring a transfer; 0 where there are no such transfers. */
    minBridges: z.number().int(),
    /** What the token lets the controller burn (origin) or mint (destination); null where it is locked and released, or has no such limits. */
    tokenLimit: usedLimit.nullable(),
    /** Where the token's owner has yet to give that limit, in words. */
    tokenProblem: z.string().nullable(),
    /** What the controller can give out where tokens arrive that it locks; else null. */
    kept: s.amount.nullable(),
  })
  .meta({ id: 'PortalEnd' });

const transferFit = z
  .object({
    outcome: z
      .enum(TRANSFER_OUTCOMES)
      .describe(
        '`refused`: it cannot leave; `waits`: it leaves, but is only recorded where it arrives, until it fits and somebody executes it',
      ),
    obstacles: z.array(
      z.object({
        side: z.enum(['origin', 'destination']),
        reason: z
          .enum(TRANSFER_OBSTACLES)
          .describe(
            '`chain-closed`, `paused`, `bridge-paused` (its owner has stopped sending over it), `bridges` (too few are open), `limit` (of the bridge, 0 where it is closed, or of several), `token-limit`, `kept` (the destination keeps too little to give out)',
          ),
        /** From when it fits if nothing else is sent; null where time alone does not help. */
        until: s.timestamp.nullable(),
      }),
    ),
    /** From when nothing stands in its way; null where nothing does now, or that is not known. */
    until: s.timestamp.nullable(),
  })
  .meta({ id: 'TransferFit' });

/** In units of the token, as the contracts would work it out now; whoever owns them may change it until it is paid. */
const transferQuote = z
  .object({
    grossAmount: s.amount,
    platformFee: s.amount,
    /** What travels. */
    amount: s.amount,
    /** What of it goes to the treasury of the token's bridge tax where it arrives. */
    bridgeTax: s.amount,
    received: s.amount,
    /** The platform's wrapper, which takes its fee; null where the controller is called itself, without any. */
    wrapperAddress: s.address.nullable(),
  })
  .meta({ id: 'TransferQuote' });

/** Limits of asset controllers before a transfer leaves (docs/decisions/018-portals.md). */
export const transferLimitEndpoints = {
  'GET /api/v1/bridge/limits/:address': {
    summary:
      'The limits of an organisation’s asset controller on both sides of a transfer, as both chains say them now, and with `amount` or `grossAmount` what ' +
      'would become of it by each way, and what of it is charged. Others use the same limits until it arrives, so nothing is promised',
    tag: 'bridge',
    auth: 'none',
    params: z.strictObject({ address: s.address }),
    query: z
      .strictObject({
        originChainId: s.chainIdParam,
        destinationChainId: s.chainIdParam,
        /** What travels, after the platform's fee. */
        amount: s.transferAmount.optional(),
        /** What the sender pays, the platform's fee included. */
        grossAmount: s.transferAmount.optional(),
      })
      .refine(({ amount, grossAmount }) => amount === undefined || grossAmount === undefined, 'Name one of the two amounts'),
    response: z.object({
      controllerAddress: s.address,
      origin: portalEnd,
      destination: portalEnd,
      /** Each bridge alone, and several together where either side has it. An adapter is taken to have one address on both chains. */
      ways: z.array(
        z.object({
          /** Null for several together. */
          adapter: s.address.nullable(),
          /** Null for several together, and for an adapter of an organisation's own. */
          bridge: z.enum(BRIDGES).nullable(),
          /** Whether its word counts where several have to agree, on both chains. */
          isAmongSeveral: z.boolean(),
          origin: usedLimit,
          destination: usedLimit,
          /** Of what travels; null without an amount. */
          fit: transferFit.nullable(),
        }),
      ),
      /** Null without an amount. */
      quote: transferQuote.nullable(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
