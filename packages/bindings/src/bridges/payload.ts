import type { Address, ChainId, Hex } from '@althing/domain/units';
import { concat, keccak256, numberToHex, size } from 'viem';

/*
 * What controllers give to bridges, packed: `MessagePayload.sol` and `TransferPayload.sol`. The same tables of fields write it and read it.
 */

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

/** What every payload begins with, as it was read. */
interface Head {
  threshold: number;
  /** 0 of votes. */
  nonce: bigint;
  destinationChainId: bigint;
  /** UNIX seconds; 0 of votes. */
  sentAt: number;
}

/** What a message begins with. `calls` have a number of their own; the same `votes`, sent again, are the same message. */
export interface MessageHead extends Head {
  kind: 'calls' | 'votes';
  sender: Hex;
}

/** A transfer that one bridge brings, or that several have to agree on. */
export interface TransferPayload extends Head {
  kind: 'single' | 'multi';
  unwrap: boolean;
  recipient: Hex;
  /** In units of the token. */
  amount: bigint;
}

const KINDS = { calls: 0, votes: 1, single: 6, multi: 7 } as const;
type Kind = keyof typeof KINDS;
const KIND_OFFSET = 5;
const THRESHOLD_BITS = 0b1_1111;

/** Fields in their order, each with its bytes. */
type Layout = Readonly<Record<string, number>>;

const HEAD = { kindAndThreshold: 1, nonce: 5, destinationChainId: 7, sentAt: 4 } as const;
const MESSAGE = { ...HEAD, gasLimit: 4, sender: 20 } as const;
const TRANSFER = { ...HEAD, unwrap: 1, recipient: 20, amount: 14 } as const;

const bytesOf = (layout: Layout): number => Object.values(layout).reduce((sum, bytes) => sum + bytes, 0);

function pack<Fields extends Layout>(layout: Fields, values: Readonly<Record<keyof Fields, bigint | number>>): Hex {
  return concat(Object.entries(layout).map(([field, bytes]) => numberToHex(values[field as keyof Fields], { size: bytes })));
}

/** @param payload - as long as the fields at least. */
function unpack<Fields extends Layout>(layout: Fields, payload: Hex): Record<keyof Fields, Hex> {
  let position = 2;
  const fields = Object.entries(layout).map(([field, bytes]) => {
    const start = position;
    position += 2 * bytes;
    return [field, `0x${payload.slice(start, position)}`] as const;
  });
  return Object.fromEntries(fields) as Record<keyof Fields, Hex>;
}

const headOf = (kind: Kind, { threshold, nonce, destinationChainId, sentAt }: Sent) => ({
  kindAndThreshold: (KINDS[kind] << KIND_OFFSET) | threshold,
  nonce,
  destinationChainId,
  sentAt,
});

/** @throws Error where no chain has such a number. */
function readHead({ kindAndThreshold, nonce, destinationChainId, sentAt }: Record<keyof typeof HEAD, Hex>): Head {
  const chainId = BigInt(destinationChainId);
  if (chainId === 0n || chainId > Number.MAX_SAFE_INTEGER) throw new Error('No chain has this number');
  const threshold = Number(kindAndThreshold) & THRESHOLD_BITS;
  return { threshold, nonce: BigInt(nonce), destinationChainId: chainId, sentAt: Number(sentAt) };
}

/** @throws Error where it is of none of these kinds. */
function readKind<Known extends Kind>(payload: Hex, known: readonly Known[]): Known {
  const number = Number(`0x${payload.slice(2, 4)}`) >> KIND_OFFSET;
  const kind = known.find((each) => KINDS[each] === number);
  if (!kind) throw new Error('The payload is of a kind that is not known');
  return kind;
}

/** The hash under which the destination counts a message or transfer, see `IMessageController.payloadHashOf`. */
export const payloadHashOf = (originChainId: ChainId, payload: Hex): Hex =>
  keccak256(concat([numberToHex(originChainId, { size: 32 }), payload]));

/** Packs calls like `MessagePayload`. */
export const encodeCalls = ({ targets, calldatas }: MessageCalls): Hex =>
  concat(targets.flatMap((target, index) => [target, numberToHex(size(calldatas[index]!), { size: 3 }), calldatas[index]!]));

/** What a message controller gives to bridges for a message. @param gasLimit - what the calls need together. */
export const encodeMessagePayload = (message: Sent & MessageCalls & { sender: Address; gasLimit: number }): Hex =>
  concat([
    pack(MESSAGE, { ...headOf('calls', message), gasLimit: message.gasLimit, sender: BigInt(message.sender) }),
    encodeCalls(message),
  ]);

/** The bytes that an asset controller gives to bridges for a transfer. @param amount - in smallest units, below 2^112. */
export const encodeTransferPayload = (transfer: Sent & { recipient: Address; amount: bigint; unwrap: boolean }): Hex =>
  pack(TRANSFER, {
    ...headOf(transfer.threshold === 1 ? 'single' : 'multi', transfer),
    unwrap: Number(transfer.unwrap),
    recipient: BigInt(transfer.recipient),
    amount: transfer.amount,
  });

/** @throws Error where the bytes are no message to any chain: an adapter of an organisation's own takes messages to whatever it likes. */
export function readMessageHead(payload: Hex): MessageHead {
  if (payload.length < 2 + 2 * bytesOf(MESSAGE)) throw new Error('The payload is shorter than the head of a message');
  const fields = unpack(MESSAGE, payload);
  return { kind: readKind(payload, ['calls', 'votes']), ...readHead(fields), sender: fields.sender };
}

/** What a message calls. @throws Error where it is none of calls, or ends within one. */
export function readMessageCalls(payload: Hex): { targets: Address[]; calldatas: Hex[] } {
  if (readMessageHead(payload).kind !== 'calls') throw new Error('The message has no calls');
  const calls = { targets: [] as Address[], calldatas: [] as Hex[] };
  let position = 2 + 2 * bytesOf(MESSAGE);
  const take = (bytes: number): string => {
    const end = position + 2 * bytes;
    if (end > payload.length) throw new Error('The payload ends within a call');
    const taken = payload.slice(position, end);
    position = end;
    return taken;
  };
  while (position < payload.length) {
    calls.targets.push(`0x${take(20)}`);
    calls.calldatas.push(`0x${take(Number(`0x${take(3)}`))}`);
  }
  return calls;
}

/** @throws Error where the bytes are no transfer to any chain. */
export function readTransferPayload(payload: Hex): TransferPayload {
  if (payload.length !== 2 + 2 * bytesOf(TRANSFER)) throw new Error('The payload is not as long as a transfer');
  const fields = unpack(TRANSFER, payload);
  return {
    kind: readKind(payload, ['single', 'multi']),
    ...readHead(fields),
    unwrap: BigInt(fields.unwrap) !== 0n,
    recipient: fields.recipient,
    amount: BigInt(fields.amount),
  };
}

/** Whether a message controller commits to it when it is sent, see `IMessageController.history`: to calls, not to what is sent again by its bytes. */
export const isCommittedTo = (payload: Hex): boolean => Number(`0x${payload.slice(2, 4)}`) >> KIND_OFFSET === KINDS.calls;
