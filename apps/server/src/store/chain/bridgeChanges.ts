import type { Hex } from '@althing/domain/units';

/*
 * What events of message controllers and bridge adapters change. A message has rows on two chains, each with the block that made it; what
 * they mean together is worked out when they are read, so that a fork of either chain takes its own rows and nothing else.
 */

export type BridgeChange =
  | BridgeTransactionChange
  | BridgeResendChange
  | BridgeFailureChange
  | BridgeRelayChange
  | BridgeReceiptChange
  | BridgeStepChange
  | ControllerAdapterChange;

/** Something leaves. Its names (id, hashes) follow from the payload, the controller and the chain. */
export interface BridgeTransactionChange {
  table: 'bridgeTransaction';
  controller: Hex;
  messageType: 'message';
  /** Votes that stand already are not sent twice, but go to further bridges. */
  kind: 'calls' | 'votes';
  nonce: bigint;
  destinationChainId: bigint;
  sender: Hex;
  /** How many bridges it asks for. */
  threshold: number;
  /** UNIX seconds, as the payload says; 0 of votes, which do not say it. */
  sentAt: number;
  /** The adapters that took it, one bit each by their numbers. */
  taken: number;
  payload: Hex;
}

/** The same goes to further bridges. */
export interface BridgeResendChange {
  table: 'bridgeResend';
  controller: Hex;
  messageId: Hex;
  taken: number;
}

/** A bridge did not take what its transaction sent. */
export interface BridgeFailureChange {
  table: 'bridgeFailure';
  controller: Hex;
  messageId: Hex;
  adapter: Hex;
}

/** A bridge took it, as its adapter says. */
export interface BridgeRelayChange {
  table: 'bridgeRelay';
  adapter: Hex;
  controller: Hex;
  destinationChainId: bigint;
  /** keccak256 of the message. */
  messageHash: Hex;
  /** The bridge's own name for it, 0 where it gives none. */
  bridgeId: Hex;
  bridgeFee: bigint;
  ownFee: bigint;
}

/** An adapter has brought it to the destination. */
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
  /** Of what is confirmed, UNIX seconds. */
  executableAt: bigint | null;
}

/** A controller approves of an adapter, or does not any more. */
export interface ControllerAdapterChange {
  table: 'controllerAdapter';
  controller: Hex;
  adapter: Hex;
  /** Its bit in what was taken. */
  slot: number;
  approved: boolean;
}

/** Adapters have numbers below this. */
export const ADAPTER_SLOTS = 31;
