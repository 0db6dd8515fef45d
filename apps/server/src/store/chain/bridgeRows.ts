import { isCommittedTo, payloadHashOf } from '@althing/bindings';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { concat, encodeAbiParameters, type Hex, keccak256, parseAbiParameters, slice } from 'viem';
import type {
  BridgeDeliveryChange,
  BridgeFailureChange,
  BridgeReceiptChange,
  BridgeRelayChange,
  BridgeResendChange,
  BridgeStepChange,
  BridgeTransactionChange,
  BridgeWrappingChange,
  ControllerAdapterChange,
} from './bridgeChanges.ts';
import type { Position } from './changes.ts';
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

const insertTransactions = inserting<BridgeTransactionChange & { historyBefore: Hex; grossAmount: bigint | null }>(
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
    carriedHash: 'bytea',
    historyBefore: 'bytea',
    recipient: 'bytea',
    amount: 'numeric',
    grossAmount: 'numeric',
    unwrap: 'boolean',
  },
  ({ controller, destinationChainId, kind, nonce, payload, sentAt, transfer, at }, chainId) => ({
    ...transfer,
    isResend: false,
    messageId: kind === 'votes' ? payloadHashOf(chainId, payload) : messageIdOf(chainId, destinationChainId, controller, nonce),
    payloadHash: payloadHashOf(chainId, payload),
    sentAt: kind === 'votes' ? at : sentAt,
    messageHash: keccak256(payload),
    // As adapters pack it.
    carriedHash: keccak256(concat([controller, payload])),
    payload: payload.length > 2 + 2 * MAX_KEPT_PAYLOAD_BYTES ? null : payload,
  }),
);

/** A controller's history before its first message. */
const NO_HISTORY: Hex = `0x${'00'.repeat(20)}`;

/** SQL condition: the row is a message that the controller's history includes. */
export const IS_COMMITTED = sql`not is_resend and history_before <> ''`;
const NO_COMMITMENT: Hex = '0x';

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

/** Who sent a transfer that came through the wrapper, and what they paid. */
type Wrapping = Pick<BridgeWrappingChange, 'sender' | 'grossAmount'>;
type Sending = Pick<BridgeTransactionChange & Position, 'controller' | 'destinationChainId' | 'nonce' | 'transactionHash'>;

/** Of a transfer and of its wrapping. */
const placeOf = (chainId: number, { controller, destinationChainId, nonce, transactionHash }: Sending): string =>
  `${transactionHash} ${controller} ${messageIdOf(chainId, destinationChainId, controller, nonce)}`;

/** By `placeOf`. They stand in the same blocks as the transfers, of which those of a contract that is read back come later. */
async function readWrappings(client: ClientBase, chainId: number, rows: readonly (BridgeTransactionChange & Position)[]) {
  const transfers = rows.filter(({ transfer }) => transfer !== null);
  if (transfers.length === 0) return new Map<string, Wrapping>();
  const found = await client.query<{ transaction_hash: Buffer; controller: Buffer; message_id: Buffer; sender: Buffer; gross: string }>(
    statement(sql`select w.transaction_hash, w.controller, w.message_id, w.sender, w.gross_amount as gross
      from (select distinct decode(hash, 'hex') as hash from unnest(${hexes(transfers.map((row) => row.transactionHash))}::text[]) as given (hash)) key
      join chain.bridge_wrapping w on w.transaction_hash = key.hash and w.chain_id = ${chainId} order by w.log_index desc`),
  );
  const places = found.rows.map((row) => [row.transaction_hash, row.controller, row.message_id].map(hexOf).join(' '));
  return new Map<string, Wrapping>(
    found.rows.map(({ sender, gross }, index) => [places[index]!, { sender: hexOf(sender), grossAmount: BigInt(gross) }]),
  );
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
  const wrappings = await readWrappings(client, chainId, rows);
  const whole = rows.map((plain) => {
    const row = { ...plain, grossAmount: plain.transfer?.amount ?? null, ...wrappings.get(placeOf(chainId, plain)) };
    if (!isCommittedTo(row.payload)) return { ...row, historyBefore: NO_COMMITMENT };
    const historyBefore = histories.get(row.controller) ?? NO_HISTORY;
    histories.set(row.controller, appended(historyBefore, keccak256(row.payload)));
    return { ...row, historyBefore };
  });
  return insertTransactions(client, chainId, whole);
};

/** Copies the rows that they repeat. Those are in earlier blocks of the same chain, so no copy outlives its original. */
export const insertBridgeResends: Insert<BridgeResendChange> = (client, chainId, rows) =>
  client.query(
    statement(sql`insert into chain.bridge_transaction (chain_id, block, log_index, at, transaction_hash, message_type, is_resend, controller,
        message_id, payload_hash, message_hash, destination_chain_id, sender, threshold, sent_at, taken, payload, carried_hash, history_before,
        recipient, amount, gross_amount, unwrap)
      select s.chain_id, (r.row ->> 'block')::bigint, (r.row ->> 'logIndex')::integer, (r.row ->> 'at')::bigint,
        decode(substring(r.row ->> 'transactionHash' from 3), 'hex'), s.message_type, true, s.controller, s.message_id, s.payload_hash,
        s.message_hash, s.destination_chain_id, s.sender, s.threshold, s.sent_at, (r.row ->> 'taken')::bigint, s.payload, s.carried_hash,
        s.history_before, s.recipient, s.amount, s.gross_amount, s.unwrap
      from jsonb_array_elements(${toJson(rows)}::jsonb) as r (row)
      join chain.bridge_transaction s on s.chain_id = ${chainId}::bigint and not s.is_resend
        and s.controller = decode(substring(r.row ->> 'controller' from 3), 'hex')
        and s.message_id = decode(substring(r.row ->> 'messageId' from 3), 'hex')
        and (s.block, s.log_index) < ((r.row ->> 'block')::bigint, (r.row ->> 'logIndex')::integer)
      on conflict do nothing`),
  );

export const insertBridgeWrappings = inserting<BridgeWrappingChange>('bridge_wrapping', {
  controller: 'bytea',
  messageId: 'bytea',
  sender: 'bytea',
  grossAmount: 'numeric',
});

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

export const insertBridgeDeliveries = inserting<BridgeDeliveryChange>('bridge_delivery', {
  originChainId: 'bigint',
  adapter: 'bytea',
  name: 'bytea',
  originTransaction: 'bytea',
  outcome: 'text',
  answer: 'bytea',
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
  'bridge_wrapping',
  'bridge_failure',
  'bridge_relay',
  'bridge_receipt',
  'bridge_step',
  'bridge_delivery',
  'controller_adapter',
] as const;
