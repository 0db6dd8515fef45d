import { z } from 'zod';
import { GENERIC_BRIDGES, ORDERED_ROUTES, ROUTE_STATES } from '../bridges/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as s from './schemas.ts';

const provider = z.enum(GENERIC_BRIDGES);
const tokenId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const uint32 = z.number().int().min(0).max(0xffff_ffff);
/** Relay's own name of a chain. */
const relayChain = z.string().max(40);
/** Hexadecimal digits of whatever a service adds to an order. */
const MOST_BYTES = 2 + 2 * 512;

/** What a bridge's contract has to be told besides what the reader has chosen. The page makes the call of it; no service's calldata reaches a wallet. */
const routeTerms = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('across'),
      outputToken: s.address,
      outputAmount: s.amount,
      quoteTimestamp: uint32,
      /** UNIX seconds of the destination's clock until which it may be brought. */
      fillDeadline: uint32,
    }),
    z.object({
      /** LayerZero's OFT, and Stargate's pools, which have the same interface. */
      kind: z.literal('oft'),
      minAmount: s.amount,
      extraOptions: s.hex.max(2 + 2 * 512),
    }),
    z.object({
      /** What the service chose of an order. The rest of it is the reader's: the page makes the order of both, and pays under its hash. */
      kind: z.literal('relay'),
      outputToken: s.address,
      minimumAmount: s.amount,
      expectedAmount: s.amount,
      deadline: uint32,
      extraData: s.hex.max(MOST_BYTES),
      solver: s.address,
      solverChainId: relayChain,
      salt: s.amount,
      weight: s.amount,
      /** Where the sender may be given the tokens back. */
      refunds: z
        .array(
          z.object({
            place: z.enum(['origin', 'destination']),
            minimumAmount: s.amount,
            deadline: uint32,
            extraData: s.hex.max(MOST_BYTES),
          }),
        )
        .max(4),
      /** Of those who solve it. */
      fees: z
        .array(
          z.object({
            recipientChainId: relayChain,
            recipient: s.hex.max(MOST_BYTES),
            currencyChainId: relayChain,
            currency: s.hex.max(MOST_BYTES),
            amount: s.amount,
          }),
        )
        .max(4),
    }),
    z.object({
      /** What Mayan's service says that an order would be brought for; who sends and gets what is the reader's, in the order as in the call. */
      kind: z.literal('mayan-swift'),
      /** The contract on the origin that keeps what is sent until it was brought. The forwarder passes it on to Mayan's own only. */
      protocol: s.address,
      outputToken: s.address,
      /** In as many decimals as travel, as all amounts of an order. */
      minAmountOut: s.amount,
      /** What is kept of the tokens where nobody brings them: for who cancels, and for who gives them back. */
      cancelFee: s.amount,
      refundFee: s.amount,
      /** UNIX seconds until which it may be brought. */
      deadline: uint32,
      auctionMode: z.number().int().min(0).max(0xff),
      random: s.hash,
    }),
    z.object({
      /** Wormhole's NTT, whose managers need to be told nothing more. */
      kind: z.literal('ntt'),
    }),
  ])
  .meta({ id: 'RouteTerms' });

const routeOffer = z.object({
  /** The contract that is called, and that takes the tokens. */
  contract: s.address,
  /** Whether it needs an allowance. */
  isApproved: z.boolean().describe('Whether the contract takes the tokens by an allowance'),
  /** The least that arrives, in units of the token there. */
  received: s.amount,
  /** Wei of the origin's coin. */
  nativeFee: s.amount,
  /** Usual time until it arrives. */
  seconds: z.number(),
  /** USD lost on the way; null where a price is not known. */
  cost: z.number().nullable(),
  /** Null where each sending is ordered by itself. */
  terms: routeTerms.nullable(),
});

const routeAsk = {
  token: tokenId,
  amount: s.transferAmount.refine((value) => BigInt(value) > 0n, 'The amount has to be more than nothing'),
  sender: s.address,
  recipient: s.address,
};
interface TwoChains {
  originChainId: number;
  destinationChainId: number;
}
const areTwo = ({ originChainId, destinationChainId }: TwoChains): boolean => originChainId !== destinationChainId;

const routePlace = z.object({ chainId: s.chainId, address: s.address, decimals: z.number().int(), providers: z.array(provider) });

const routeTransfer = z
  .object({
    /** Chain, transaction and log position of its departure. */
    id: z.string(),
    provider,
    token: z.object({ id: z.string(), symbol: z.string() }),
    originChainId: s.chainId,
    destinationChainId: s.chainId,
    transactionHash: s.hash,
    sender: s.address,
    recipient: s.address,
    /** Whose contract, such as a Safe, is its sender, or else its recipient; null where neither is one's. */
    organisation: s.namedOrganisation.nullable(),
    amount: s.amount,
    originDecimals: z.number().int(),
    /** The least that was to arrive; once it has arrived, what did. */
    received: s.amount,
    destinationDecimals: z.number().int(),
    sentAt: s.timestamp,
    /** Usual time on the way, in seconds. */
    seconds: z.number(),
    /** Until when it may be brought; null where there is no such time. */
    deadline: s.timestamp.nullable(),
    state: z.enum(ROUTE_STATES),
    arrivedAt: s.timestamp.nullable(),
    arrivedTransactionHash: s.hash.nullable(),
    /** The contract on the destination with which it waits, and what names it there; null unless it waits. */
    queue: z.object({ contract: s.address, digest: s.hash }).nullable(),
    /** Where, when and by what transaction the sender was given it back. */
    refund: z.object({ chainId: s.chainId, transactionHash: s.hash, at: s.timestamp }).nullable(),
  })
  .meta({ id: 'RouteTransfer' });

export type RouteTransfer = z.output<typeof routeTransfer>;

/** The second set of bridges (docs/decisions/029-route-providers.md). */
export const routeEndpoints = {
  'GET /api/v1/bridge/routes': {
    summary: 'Tokens that bridges of the second set carry here, and why a bridge of it is off',
    tag: 'bridge',
    auth: 'none',
    response: z.object({
      tokens: z.array(z.object({ id: z.string(), symbol: z.string(), name: z.string(), places: z.array(routePlace) })),
      providers: z.array(z.object({ provider, offReason: z.string().nullable() })),
    }),
  },
  'GET /api/v1/bridge/routes/quotes': {
    summary:
      'What each bridge of the second set offers for an amount, asked at once; one that is silent, refuses or is off says why, and keeps no other waiting',
    tag: 'bridge',
    auth: 'none',
    query: z
      .strictObject({ ...routeAsk, originChainId: s.chainIdParam, destinationChainId: s.chainIdParam })
      .refine(areTwo, 'Choose two chains'),
    response: z.object({
      /** Of every bridge. Either `offer` or `refusal` is null. */
      items: z.array(z.object({ provider, offer: routeOffer.nullable(), refusal: z.string().nullable() })),
    }),
  },
  'POST /api/v1/bridge/routes/orders': {
    summary:
      'Orders one transfer of a bridge that brings what was ordered of it. Every answer is another order, and each is for one sending',
    tag: 'bridge',
    auth: 'citizen',
    body: z
      .strictObject({ ...routeAsk, provider: z.enum(ORDERED_ROUTES), originChainId: s.chainId, destinationChainId: s.chainId })
      .refine(areTwo, 'Choose two chains'),
    response: z.object({ offer: routeOffer.extend({ terms: routeTerms }) }),
  },
  'POST /api/v1/bridge/routes/transfers': {
    summary: 'Has the transfers of a transaction followed until they have arrived. What counts is what the chain says of the transaction',
    tag: 'bridge',
    auth: 'citizen',
    body: z.strictObject({ chainId: s.chainId, transactionHash: s.hash }),
    response: z.object({ items: z.array(routeTransfer) }),
  },
  'GET /api/v1/bridge/routes/transfers': {
    summary:
      'Transfers of the second set that were sent from here or by Safes that are indexed here, newest first; `address` finds by sender or recipient, `hash` by a transaction of either chain',
    tag: 'bridge',
    auth: 'optional',
    query: s.listQuery.extend({
      address: s.address.optional(),
      hash: s.hash.optional(),
      chainId: s.chainIdParam.optional().describe('Origin or destination'),
      provider: provider.optional(),
      state: z.enum(ROUTE_STATES).optional(),
      organisationId: z.uuid().optional().describe('Of which a contract is sender or recipient'),
    }),
    response: s.listOf(routeTransfer),
  },
  'GET /api/v1/bridge/routes/transfers/:id': {
    summary: 'A transfer of the second set',
    tag: 'bridge',
    auth: 'none',
    params: z.strictObject({ id: z.uuid() }),
    response: routeTransfer,
  },
} as const satisfies Record<string, Endpoint>;
