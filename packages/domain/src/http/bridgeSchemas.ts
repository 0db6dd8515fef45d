import { z } from 'zod';
import { BRIDGE_STATUSES, BRIDGES, GENERIC_BRIDGES, LEG_CAUSE_REASONS, MESSAGE_STAGES } from '../bridges/index.ts';
import * as s from './schemas.ts';

export const MESSAGE_TYPES = ['message', 'transfer'] as const;

/** What one bridge does for a bridge transaction. */
const bridgeLeg = z
  .object({
    adapter: s.address,
    /** Null for an adapter of an organisation's own. */
    bridge: z.enum(BRIDGES).nullable(),
    status: z.enum(BRIDGE_STATUSES).describe('`relayed`: the bridge took it; `completed`: its adapter brought it to the destination'),
    /** Somebody has to do something for it to arrive, or count; `cause` says why. */
    needsRetry: z.boolean(),
    /** Null unless it needs a retry. */
    cause: z
      .object({
        reason: z.enum(LEG_CAUSE_REASONS),
        sentence: z.string(),
        /** What the destination answered the bridge, in words; null where it was not asked or gave no reason, as when the gas did not suffice. */
        answer: z.string().nullable(),
      })
      .nullable(),
    /** The bridge's own id of the message; null where it has none or nothing is known of it. */
    bridgeMessageId: s.hash.nullable(),
    /** Wei of the origin's currency paid to the bridge, and to the adapter's owner; null where nothing is known. */
    bridgeFee: s.amount.nullable(),
    adapterFee: s.amount.nullable(),
    receivedAt: s.timestamp.nullable(),
    receivedTransactionHash: s.hash.nullable(),
  })
  .meta({ id: 'BridgeLeg' });

/** What a transfer brings, and to whom; amounts in units of the token. */
const bridgeTransfer = z
  .object({
    recipient: s.address,
    /** What travels, after the platform's fee. */
    amount: s.amount,
    /** What the platform's wrapper took of it; 0 where the controller was called without. */
    platformFee: s.amount,
    /** Whether the recipient asked for what the token's lockbox keeps. */
    unwrap: z.boolean(),
    /** What of it went to the bridge tax's treasury; null before it is executed. */
    bridgeTax: s.amount.nullable(),
    /** What the lockbox did not take of it, which the recipient got as it is; null before it is executed. */
    notUnwrapped: s.amount.nullable(),
  })
  .meta({ id: 'BridgeTransfer' });

/** What one event of sending, or of sending again, gave to bridges, with everything that events of both chains tell about it. */
export const bridgeTransaction = z
  .object({
    /** Chain, transaction and log position of that event. */
    id: z.string(),
    createdAt: s.timestamp,
    originChainId: s.chainId,
    destinationChainId: s.chainId,
    originTransactionHash: s.hash,
    /** Whose controller it is; null where no deployed organisation's. */
    organisation: s.namedOrganisation.nullable(),
    /** The account that gave it to the controller, or to the platform's wrapper. */
    originFromAddress: s.address,
    /** For a transfer, in units of its token: what the sender paid, the platform's fee included. Null for a message. */
    originTokenGrossAmount: s.amount.nullable(),
    /** By the token's newest price; null where none is known. */
    originTokenGrossAmountUsd: z.number().nullable(),
    /** Null of a message, and where the token's chain could not be asked yet. */
    originToken: z.object({ address: s.address, symbol: z.string(), decimals: z.number().int() }).nullable(),
    /** Of a transfer; null of a message. */
    transfer: bridgeTransfer.nullable(),
    bridgeTransactionType: z.enum(['lucid', 'generic', 'multistep']).describe('`lucid`: over our own controllers'),
    /** The bridge, where the type is `generic`. */
    genericBridgeId: z.enum(GENERIC_BRIDGES).nullable(),
    messageType: z.enum(MESSAGE_TYPES),
    /** Whether it is a message that carries votes, and not calls. Anybody may send votes, and those that count for nothing stand here too. */
    isVotes: z.boolean(),
    messageId: s.hash,
    /** Whether the event only gave an earlier message to further bridges. */
    isResend: z.boolean(),
    /** Whether as many bridges as required have delivered it. */
    isReceivalCompleted: z.boolean(),
    /** Adapters that this transaction asked, including those that refused. */
    originBridgeAdapterAddresses: z.array(s.address),
    /** Adapters that have delivered the message, whichever transaction gave it to them. */
    destinationReceivedBridgeAdapterAddresses: z.array(s.address),
    /** How many bridges the message itself requires. `requiredBridges` also considers its destination. */
    threshold: z.number().int(),
    multistepIntermediateTransactions: z.array(z.object({ chainId: s.chainId, transactionHash: s.hash })),
    multistepAutoExecutionStatus: z.string().nullable(),
    /**
     * Null unless Polymer took it, has not brought it, and its sending can be proven: whoever gives the proof to `receiveMessage` of Polymer's adapter on
     * the destination brings it. The proof is in the single transaction's answer only, where the origin answers. `jobId` is what
     * Polymer calls the job that makes a proof; always null, since proofs of local chains are made at once and no public chain is connected to Polymer.
     */
    bridgeDetails: z.object({ proof: s.hex.nullable(), jobId: z.string().nullable() }).nullable(),
    originControllerAddress: s.address,
    /** keccak256 of the origin chain and the message, which identifies it on the destination. */
    payloadHash: s.hash,
    /** Deliveries by bridges: none (`pending`), some (`relayed`), or as many as required (`completed`). */
    status: z.enum(BRIDGE_STATUSES),
    /** Its progress on the destination. */
    stage: z
      .enum(MESSAGE_STAGES)
      .describe(
        '`sent`, `arriving` (too few bridges count), `confirmable` (enough do, anybody may confirm), `delayed`, `executable` (a transfer may wait there for a limit or a pause), or ended: `executed`, `cancelled`, `expired`',
      ),
    /** How many bridges have to agree; null where the destination accepts nothing from this chain. */
    requiredBridges: z.number().int().nullable(),
    /** How many have delivered it in a way that counts. */
    agreedBridges: z.number().int(),
    /** Whether execution is paused on the destination. */
    isDestinationPaused: z.boolean(),
    /** Null until it is confirmed. */
    executableAt: s.timestamp.nullable(),
    /** Unless it is confirmed by then, or once confirmed executed, it is lost. Null for a transfer, which waits without end. */
    expiresAt: s.timestamp.nullable(),
    executedAt: s.timestamp.nullable(),
    executedTransactionHash: s.hash.nullable(),
    cancelledAt: s.timestamp.nullable(),
    legs: z.array(bridgeLeg),
  })
  .meta({ id: 'BridgeTransaction' });

export const bridgeTransactionDetail = bridgeTransaction
  .extend({
    /** The payload, which is needed to send it again or to execute it; null where it is longer than any bridge accepts. */
    originTransactionInputData: s.hex.nullable(),
    /**
     * What `resendMessage` needs besides the payload: the controller's history before the message, and the hashes of the payloads sent since, oldest
     * first. Null where there are too many of these, and for votes and transfers, which need no more than the
     * payload.
     */
    resending: z.object({ historyBefore: s.hex, later: z.array(s.hash) }).nullable(),
  })
  .meta({ id: 'BridgeTransactionDetail' });

export const bridgeTransactionQuery = s.listQuery.extend({
  /** Matches the origin or the destination. */
  chainId: s.chainIdParam.optional(),
  /** Matches any of the bridges that were asked. */
  bridge: z.enum(BRIDGES).optional(),
  status: z.enum(BRIDGE_STATUSES).optional(),
  stage: z.enum(MESSAGE_STAGES).optional(),
  type: z.enum(MESSAGE_TYPES).optional(),
  /** Matches the sender, the recipient of a transfer, or the controller. */
  address: s.address.optional(),
  /** Matches a transaction on either chain, the message, or its payload. */
  hash: s.hash.optional(),
  organisationId: z.uuid().optional(),
});
