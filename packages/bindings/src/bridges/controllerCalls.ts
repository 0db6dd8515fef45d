import type { Address, ChainId, Hex } from '@althing/domain/units';
import { type Call, contractCall } from '../call.ts';
import { assetControllerAbi } from '../generated/assetController.ts';
import { messageControllerAbi } from '../generated/messageController.ts';
import { polymerAdapterAbi } from '../generated/polymerAdapter.ts';

/** What is done at a controller for a message or transfer that was sent. */
export interface CarriedPayload {
  controller: Address;
  /** By its kind the controller is one of messages, votes included, or of a token. */
  messageType: 'message' | 'transfer';
  originChainId: ChainId;
  /** As it was given to bridges. */
  payload: Hex;
}

/** One bridge by which it goes again. */
export interface BridgeLegCall {
  adapter: Address;
  /** Wei of the origin's currency; the adapter gives back what it does not need. */
  fee: bigint;
  options: Hex;
}

/** The call on the destination that makes the calls of a message, counts votes, or gives the recipient what a transfer brings. By anybody. */
export const executeCarriedCall = ({ controller: address, messageType, originChainId, payload }: CarriedPayload): Call =>
  messageType === 'transfer'
    ? contractCall({ address, abi: assetControllerAbi, functionName: 'execute', args: [BigInt(originChainId), payload] })
    : contractCall({ address, abi: messageControllerAbi, functionName: 'execute', args: [BigInt(originChainId), payload] });

/** The call on the destination that begins the delay of a message on which enough bridges agree. By anybody. */
export const confirmMessageCall = ({ controller: address, originChainId, payload }: CarriedPayload): Call =>
  contractCall({ address, abi: messageControllerAbi, functionName: 'confirm', args: [BigInt(originChainId), payload] });

/** The call on the destination after which a message is never executed. By its vetoer. @param payloadHash - `payloadHashOf` the message. */
export const cancelMessageCall = (controller: Address, payloadHash: Hex): Call =>
  contractCall({ address: controller, abi: messageControllerAbi, functionName: 'cancel', args: [payloadHash] });

/** The call on the destination that brings what Polymer can prove. By anybody. @param adapter - Polymer's. */
export const bringProofCall = (adapter: Address, proof: Hex): Call =>
  contractCall({ address: adapter, abi: polymerAdapterAbi, functionName: 'receiveMessage', args: [proof] });

const feesOf = (legs: readonly BridgeLegCall[]): bigint => legs.reduce((sum, { fee }) => sum + fee, 0n);

/** The call on the origin that gives a transfer to further bridges. By anybody. */
export const resendTransferCall = ({ controller: address, payload }: CarriedPayload, legs: readonly BridgeLegCall[]): Call =>
  contractCall({ address, abi: assetControllerAbi, functionName: 'resendTransfer', args: [payload, legs], value: feesOf(legs) });

/** What a controller wants to see of its history before it gives a message to further bridges. */
export interface MessageHistory {
  historyBefore: Hex;
  later: readonly Hex[];
}

/** The call on the origin that gives a message to further bridges. By a resender. */
export const resendMessageCall = (
  { controller: address, payload }: CarriedPayload,
  { historyBefore, later }: MessageHistory,
  legs: readonly BridgeLegCall[],
): Call =>
  contractCall({
    address,
    abi: messageControllerAbi,
    functionName: 'resendMessage',
    args: [payload, historyBefore, later, legs],
    value: feesOf(legs),
  });
