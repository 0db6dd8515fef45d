import type { Hex } from '@althing/domain/units';

/*
 * What events of controllers and bridge adapters change. A message or transfer has rows on two chains, each belonging to the block that caused
 * it. They are combined only when read, so that a fork of one chain affects its own rows and nothing else.
 */

export type BridgeChange =
  | BridgeTransactionChange
  | BridgeWrappingChange
  | BridgeResendChange
  | BridgeFailureChange
  | BridgeRelayChange
  | BridgeReceiptChange
  | BridgeStepChange
  | BridgeDeliveryChange
  | ControllerAdapterChange;

/** A message is sent. Its id and hashes are worked out from payload, controller and chain. */
export interface BridgeTransactionChange {
  table: 'bridgeTransaction';
  controller: Hex;
  messageType: 'message' | 'transfer';
  /** Votes that were sent before are not sent twice, but can be given to further bridges. */
  kind: 'calls' | 'votes' | 'single' | 'multi';
  nonce: bigint;
  destinationChainId: bigint;
  sender: Hex;
  /** How many bridges have to deliver it. */
  threshold: number;
  /** UNIX seconds according to the payload; 0 for votes, whose payload has no time. */
  sentAt: number;
  /** The adapters that took it: the bit with the adapter's number is set. */
  taken: number;
  payload: Hex;
  /** Of a transfer, in units of its token. */
  transfer: { recipient: Hex; amount: bigint; unwrap: boolean } | null;
}

/** The platform's wrapper has sent a transfer in somebody's place. */
export interface BridgeWrappingChange {
  table: 'bridgeWrapping';
  controller: Hex;
  messageId: Hex;
  sender: Hex;
  /** What the sender paid, in units of the token. */
  grossAmount: bigint;
}

/** A message is given to further bridges. */
export interface BridgeResendChange {
  table: 'bridgeResend';
  controller: Hex;
  messageId: Hex;
  taken: number;
}

/** A bridge refused the message. */
export interface BridgeFailureChange {
  table: 'bridgeFailure';
  controller: Hex;
  messageId: Hex;
  adapter: Hex;
}

/** A bridge took the message, as its adapter logged. */
export interface BridgeRelayChange {
  table: 'bridgeRelay';
  adapter: Hex;
  controller: Hex;
  destinationChainId: bigint;
  /** keccak256 of the message. */
  messageHash: Hex;
  /** The bridge's own id of the message; 0 where it has none. */
  bridgeId: Hex;
  bridgeFee: bigint;
  ownFee: bigint;
}

/** An adapter has delivered the message to the destination. */
export interface BridgeReceiptChange {
  table: 'bridgeReceipt';
  controller: Hex;
  payloadHash: Hex;
  adapter: Hex;
}

export interface BridgeStepChange {
  table: 'bridgeStep';
  controller: Hex;
  payloadHash: Hex;
  step: 'confirmed' | 'executed' | 'cancelled';
  /** Set once the message is confirmed; UNIX seconds. */
  executableAt: bigint | null;
}

/** A bridge's own contract on the destination says what became of a delivery that has not arrived. */
export interface BridgeDeliveryChange {
  table: 'bridgeDelivery';
  originChainId: number;
  /** Of the bridge, at the same address on both chains. */
  adapter: Hex;
  /** 32 bytes that name the message: its id with the bridge, or where it has none, the hash of what the bridge carries. */
  name: Hex;
  /** The transaction that sent it; null where the bridge does not say that, and has an id of its own for it. */
  originTransaction: Hex | null;
  /** `approved`: anybody may deliver it now. */
  outcome: 'failed' | 'approved';
  /** What the destination answered the bridge, cut; null where it was nothing. */
  answer: Hex | null;
}

/** A controller tells the number of an adapter and, unless `approved` is null, whether the adapter counts among several bridges. */
export interface ControllerAdapterChange {
  table: 'controllerAdapter';
  controller: Hex;
  adapter: Hex;
  /** Number of its bit in `taken`. */
  slot: number;
  approved: boolean | null;
}

/** Adapters are numbered from 0 to one below this. */
export const ADAPTER_SLOTS = 31;
