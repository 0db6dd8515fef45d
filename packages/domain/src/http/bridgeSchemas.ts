import { z } from 'zod';
import { BRIDGE_STATUSES, BRIDGES, MESSAGE_STAGES } from '../bridges/index.ts';
import * as s from './schemas.ts';

export const MESSAGE_TYPES = ['message', 'transfer'] as const;

/** One bridge of a bridge transaction. */
const bridgeLeg = z
  .object({
    adapter: s.address,
    /** Null where the adapter is the organisation's own. */
    bridge: z.enum(BRIDGES).nullable(),
    status: z.enum(BRIDGE_STATUSES).describe('`relayed`: the bridge took it; `completed`: its adapter brought it to the destination'),
    /** It reverted when it was to take the message, or its word became void: it can be asked again by sending again. */
    needsRetry: z.boolean(),
    /** The bridge's own name for it; null where it gives none or nothing is known of it. */
    bridgeMessageId: s.hash.nullable(),
    /** Wei of the origin's currency that the bridge and the adapter's owner got; null where nothing is known of it. */
    bridgeFee: s.amount.nullable(),
    adapterFee: s.amount.nullable(),
    receivedAt: s.timestamp.nullable(),
    receivedTransactionHash: s.hash.nullable(),
  })
  .meta({ id: 'BridgeLeg' });

/** What was bridged by the event that began it: sending, or sending again. Told from the events of both chains. */
export const bridgeTransaction = z
  .object({
    /** Origin chain, transaction and place of the event that began it. */
    id: z.string(),
    createdAt: s.timestamp,
    originChainId: s.chainId,
    destinationChainId: s.chainId,
    originTransactionHash: s.hash,
    /** Who gave it to the controller. */
    originFromAddress: s.address,
    /** Of a transfer, with its token; null of a message. */
    originTokenGrossAmount: s.amount.nullable(),
    originTokenGrossAmountUsd: z.number().nullable(),
    originToken: z.object({ symbol: z.string(), decimals: z.number().int() }).nullable(),
    bridgeTransactionType: z.enum(['lucid', 'generic', 'multistep']).describe('`lucid`: over our own controllers'),
    genericBridgeId: z.string().nullable(),
    messageType: z.enum(MESSAGE_TYPES),
    messageId: s.hash,
    /** Whether it only gave the message to further bridges. */
    isResend: z.boolean(),
    /** Whether as many bridges as needed have brought it. */
    isReceivalCompleted: z.boolean(),
    /** Adapters that were asked here, those that refused included. */
    originBridgeAdapterAddresses: z.array(s.address),
    /** Adapters that have brought the message, whichever transaction gave it to them. */
    destinationReceivedBridgeAdapterAddresses: z.array(s.address),
    /** How many bridges the message itself asks for; `requiredBridges` has what its destination asks for in it. */
    threshold: z.number().int(),
    multistepIntermediateTransactions: z.array(z.object({ chainId: s.chainId, transactionHash: s.hash })),
    multistepAutoExecutionStatus: z.string().nullable(),
    /** What a bridge without a relayer of its own gives to whoever brings its message; null where there is none. */
    bridgeDetails: z.object({ proof: s.hex.nullable(), jobId: z.string().nullable() }).nullable(),
    originControllerAddress: s.address,
    /** keccak256 of the origin chain and the message: its name on the destination. */
    payloadHash: s.hash,
    /** By bridges: `pending` until one has brought it, `relayed` until enough have, then `completed`. */
    status: z.enum(BRIDGE_STATUSES),
    /** By its life on the destination. */
    stage: z
      .enum(MESSAGE_STAGES)
      .describe(
        '`sent`, `arriving` (too few bridges count), `confirmable` (enough do, anybody may confirm), `delayed`, `executable`, or ended: `executed`, `cancelled`, `expired`',
      ),
    /** How many bridges have to agree; null where the destination takes nothing from this chain. */
    requiredBridges: z.number().int().nullable(),
    /** How many do, and count. */
    agreedBridges: z.number().int(),
    /** Whether whoever may execute is stopped on the destination. */
    isDestinationPaused: z.boolean(),
    /** Null before it is confirmed. */
    executableAt: s.timestamp.nullable(),
    /** When it is lost unless it is confirmed, or once confirmed executed, by then. */
    expiresAt: s.timestamp,
    executedAt: s.timestamp.nullable(),
    executedTransactionHash: s.hash.nullable(),
    cancelledAt: s.timestamp.nullable(),
    legs: z.array(bridgeLeg),
  })
  .meta({ id: 'BridgeTransaction' });

export const bridgeTransactionDetail = bridgeTransaction
  .extend({
    /** What was given to bridges, which sending again and execution need; null where it is longer than any bridge takes. */
    originTransactionInputData: s.hex.nullable(),
    /**
     * What `resendMessage` wants beside it: the controller's history before the message, and the hashes of the payloads sent since, oldest
     * first. Null where there are too many of these to be sent along, and of what the controller does not commit to.
     */
    resending: z.object({ historyBefore: s.hex, later: z.array(s.hash) }).nullable(),
  })
  .meta({ id: 'BridgeTransactionDetail' });

export const bridgeTransactionQuery = s.listQuery.extend({
  /** Origin or destination. */
  chainId: s.chainIdParam.optional(),
  /** Among those that were asked. */
  bridge: z.enum(BRIDGES).optional(),
  status: z.enum(BRIDGE_STATUSES).optional(),
  stage: z.enum(MESSAGE_STAGES).optional(),
  type: z.enum(MESSAGE_TYPES).optional(),
  /** Who sent it, or the controller. */
  address: s.address.optional(),
  /** Of a transaction on either chain, of the message, or of its payload. */
  hash: s.hash.optional(),
  organisationId: z.uuid().optional(),
});
