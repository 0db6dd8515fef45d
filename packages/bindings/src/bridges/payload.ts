import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, encodePacked, keccak256, numberToHex, size } from 'viem';

/** Calls that the sender's executor makes on another chain, without value. */
export interface MessageCalls {
  targets: readonly Address[];
  calldatas: readonly Hex[];
}

/** Number and time of sending; neither affects a fee. */
interface Sent {
  nonce: number;
  /** UNIX seconds. */
  sentAt: number;
  destinationChainId: ChainId;
  /** How many bridges have to agree, 1 to 31. */
  threshold: number;
}

const SINGLE = 6;
const MULTI = 7;

const headOf = (kind: number, { threshold, nonce, destinationChainId, sentAt }: Sent): Hex =>
  encodePacked(['uint8', 'uint40', 'uint56', 'uint32'], [(kind << 5) | threshold, nonce, BigInt(destinationChainId), sentAt]);

/** The hash under which the destination counts a message or transfer, see `IMessageController.payloadHashOf`. */
export const payloadHashOf = (originChainId: ChainId, payload: Hex): Hex =>
  keccak256(concat([numberToHex(originChainId, { size: 32 }), payload]));

/** Packs calls like `MessagePayload`. */
export const encodeCalls = ({ targets, calldatas }: MessageCalls): Hex =>
  concat(targets.flatMap((target, index) => [target, numberToHex(size(calldatas[index]!), { size: 3 }), calldatas[index]!]));

/** The bytes that a message controller gives to bridges, packed like `MessagePayload`. @param gasLimit - gas of all calls together. */
export const encodeMessagePayload = (message: Sent & MessageCalls & { sender: Address; gasLimit: number }): Hex =>
  concat([headOf(0, message), encodePacked(['uint32', 'address'], [message.gasLimit, message.sender]), encodeCalls(message)]);

/** The bytes that an asset controller gives to bridges for a transfer. @param amount - in smallest units, below 2^112. */
export const encodeTransferPayload = (transfer: Sent & { recipient: Address; amount: bigint; unwrap: boolean }): Hex =>
  concat([
    headOf(transfer.threshold === 1 ? SINGLE : MULTI, transfer),
    encodePacked(['bool', 'address', 'uint112'], [transfer.unwrap, transfer.recipient, transfer.amount]),
  ]);
