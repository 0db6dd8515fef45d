import { payloadHashOf } from '@althing/bindings';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { concat, encodeAbiParameters, type Hex, keccak256, parseAbiParameters, slice } from 'viem';
import type {
  BridgeFailureChange,
  BridgeReceiptChange,
  BridgeRelayChange,
  BridgeResendChange,
  BridgeStepChange,
  BridgeTransactionChange,
  ControllerAdapterChange,
} from './bridgeChanges.ts';
import { hexes, hexOf, toJson } from './columns.ts';
import { type Insert, inserting } from './inserting.ts';
import { statement } from '../statement.ts';

/* Inserts for messages between chains. */

/** Longer than any bridge accepts. A longer payload is not stored, so it cannot be sent again from here. */
const MAX_KEPT_PAYLOAD_BYTES = 32_768;

const MESSAGE_ID = parseAbiParameters('uint256 originChain, uint256 destinationChain, address controller, uint256 nonce');

/** The id of a message, as `IMessageController.messageIdOf` computes it. */
export const messageIdOf = (originChainId: number, destinationChainId: bigint, controller: Hex, nonce: bigint): Hex =>
  keccak256(encodeAbiParameters(MESSAGE_ID, [BigInt(originChainId), destinationChainId, controller, nonce]));

const insertTransactions = inserting<BridgeTransactionChange & { historyBefore: Hex }>(
  'bridge_transaction',
  {
    messageType: 'text',
    isResend: 'boolean',
    controller: 'bytea',
    messageId: 'bytea',
    payloadHash: 'bytea',
    messageHash: 'bytea',
    destinationChainId: 'bigint',
    sender: 'bytea',
    threshold: 'integer',
    sentAt: 'bigint',
    taken: 'bigint',
    payload: 'bytea',
    historyBefore: 'bytea',
  },
  ({ controller, destinationChainId, kind, nonce, payload, sentAt, at }, chainId) => ({
    isResend: false,
    messageId: kind === 'votes' ? payloadHashOf(chainId, payload) : messageIdOf(chainId, destinationChainId, controller, nonce),
    payloadHash: payloadHashOf(chainId, payload),
    sentAt: kind === 'votes' ? at : sentAt,
    messageHash: keccak256(payload),
    payload: payload.length > 2 + 2 * MAX_KEPT_PAYLOAD_BYTES ? null : payload,
  }),
);

/** A controller's history before its first message. */
const NO_HISTORY: Hex = `0x${'00'.repeat(20)}`;

/** SQL condition: the row is a message that the controller's history includes. */
export const IS_COMMITTED = sql`not is_resend and history_before <> ''`;
const NO_COMMITMENT: Hex = '0x';
const KIND_OFFSET = 5;

/** Whether a payload is of the kind that controllers include in their history: calls are, votes are not. */
const isCommittedTo = (payload: Hex): boolean => Number(slice(payload, 0, 1)) >> KIND_OFFSET === 0;

/** The history with one more message, as `ControllerStates.append` computes it. */
const appended = (history: Hex, messageHash: Hex): Hex => slice(keccak256(concat([history, messageHash])), 0, 20);

/** Each controller's history up to its last stored message. Votes, whose id is their hash, are not part of it. */
async function readHistories(client: ClientBase, chainId: number, controllers: readonly Hex[]): Promise<Map<Hex, Hex>> {
  const { rows } = await client.query<{ controller: Buffer; history_before: Buffer; message_hash: Buffer }>(
    statement(sql`select t.controller, t.history_before, t.message_hash
      from (select distinct decode(controller, 'hex') as address from unnest(${hexes(controllers)}::text[]) as given (controller)) key
      cross join lateral (select controller, history_before, message_hash from chain.bridge_transaction
        where chain_id = ${chainId} and controller = key.address and ${IS_COMMITTED}
        order by at desc, block desc, log_index desc limit 1) t`),
  );
  return new Map(rows.map((row) => [hexOf(row.controller), appended(hexOf(row.history_before), hexOf(row.message_hash))]));
}

/**
 * Ids and hashes are computed instead of taken from the event, so that a controller which lies can only affect its own messages. The history is
 * computed from the previous row, which is on the same chain and is never undone without this one.
 */
export const insertBridgeTransactions: Insert<BridgeTransactionChange> = async (client, chainId, rows) => {
  const histories = await readHistories(
    client,
    chainId,
    rows.map(({ controller }) => controller),
  );
  const withHistory = rows.map((row) => {
    if (!isCommittedTo(row.payload)) return { ...row, historyBefore: NO_COMMITMENT };
    const historyBefore = histories.get(row.controller) ?? NO_HISTORY;
    histories.set(row.controller, appended(historyBefore, keccak256(row.payload)));
    return { ...row, historyBefore };
  });
  return insertTransactions(client, chainId, withHistory);
};

/** Copies the rows that they repeat. Those are in earlier blocks of the same chain, so no copy outlives its original. */
export const insertBridgeResends: Insert<BridgeResendChange> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.bridge_transaction (chain_id, block, log_index, at, transaction_hash, message_type, is_resend, controller,
        message_id, payload_hash, message_hash, destination_chain_id, sender, threshold, sent_at, taken, payload, history_before)
      select s.chain_id, (r.row ->> 'block')::bigint, (r.row ->> 'logIndex')::integer, (r.row ->> 'at')::bigint,
        decode(substring(r.row ->> 'transactionHash' from 3), 'hex'), s.message_type, true, s.controller, s.message_id, s.payload_hash,
        s.message_hash, s.destination_chain_id, s.sender, s.threshold, s.sent_at, (r.row ->> 'taken')::bigint, s.payload, s.history_before
      from jsonb_array_elements(${toJson(rows)}::jsonb) as r (row)
      join chain.bridge_transaction s on s.chain_id = ${chainId}::bigint and not s.is_resend
        and s.controller = decode(substring(r.row ->> 'controller' from 3), 'hex')
        and s.message_id = decode(substring(r.row ->> 'messageId' from 3), 'hex')
        and (s.block, s.log_index) < ((r.row ->> 'block')::bigint, (r.row ->> 'logIndex')::integer)
      on conflict do nothing`),
  );

export const insertBridgeFailures = inserting<BridgeFailureChange>('bridge_failure', {
  controller: 'bytea',
  messageId: 'bytea',
  adapter: 'bytea',
});

export const insertBridgeRelays = inserting<BridgeRelayChange>('bridge_relay', {
  adapter: 'bytea',
  controller: 'bytea',
  destinationChainId: 'numeric',
  messageHash: 'bytea',
  bridgeId: 'bytea',
  bridgeFee: 'numeric',
  ownFee: 'numeric',
});

export const insertBridgeReceipts = inserting<BridgeReceiptChange>('bridge_receipt', {
  controller: 'bytea',
  payloadHash: 'bytea',
  adapter: 'bytea',
});

export const insertBridgeSteps = inserting<BridgeStepChange>('bridge_step', {
  controller: 'bytea',
  payloadHash: 'bytea',
  step: 'text',
  executableAt: 'numeric',
});

export const insertControllerAdapters = inserting<ControllerAdapterChange>('controller_adapter', {
  controller: 'bytea',
  adapter: 'bytea',
  slot: 'integer',
  approved: 'boolean',
});

/** Tables from which undoing a block deletes the rows of that block. */
export const BRIDGE_TABLES = [
  'bridge_transaction',
  'bridge_failure',
  'bridge_relay',
  'bridge_receipt',
  'bridge_step',
  'controller_adapter',
] as const;
