import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, encodePacked, keccak256, numberToHex, size } from 'viem';

/** Calls that another chain's executor of the sender makes; each carries no value. */
export interface MessageCalls {
  targets: readonly Address[];
  calldatas: readonly Hex[];
}

/** Its place among all that was sent, and when; a fee depends on neither. */
interface Sent {
  nonce: number;
  /** Seconds. */
  sentAt: number;
  destinationChainId: ChainId;
  /** How many bridges have to agree, 1 to 31. */
  threshold: number;
}

const SINGLE = 6;
const MULTI = 7;

const headOf = (kind: number, { threshold, nonce, destinationChainId, sentAt }: Sent): Hex =>
  encodePacked(['uint8', 'uint40', 'uint56', 'uint32'], [(kind << 5) | threshold, nonce, BigInt(destinationChainId), sentAt]);

/** What a message or transfer is counted by on its destination, see `IMessageController.payloadHashOf`. */
export const payloadHashOf = (originChainId: ChainId, payload: Hex): Hex =>
  keccak256(concat([numberToHex(originChainId, { size: 32 }), payload]));

/** As `MessagePayload` packs them. */
export const encodeCalls = ({ targets, calldatas }: MessageCalls): Hex =>
  concat(targets.flatMap((target, index) => [target, numberToHex(size(calldatas[index]!), { size: 3 }), calldatas[index]!]));

/** What a message controller gives to bridges for a message, as `MessagePayload` packs it. @param gasLimit - what the calls need together. */
export const encodeMessagePayload = (message: Sent & MessageCalls & { sender: Address; gasLimit: number }): Hex =>
  concat([headOf(0, message), encodePacked(['uint32', 'address'], [message.gasLimit, message.sender]), encodeCalls(message)]);

/** What an asset controller gives to bridges for a transfer. @param amount - in units, below 2^112. */
export const encodeTransferPayload = (transfer: Sent & { recipient: Address; amount: bigint; unwrap: boolean }): Hex =>
  concat([
    headOf(transfer.threshold === 1 ? SINGLE : MULTI, transfer),
    encodePacked(['bool', 'address', 'uint112'], [transfer.unwrap, transfer.recipient, transfer.amount]),
  ]);
