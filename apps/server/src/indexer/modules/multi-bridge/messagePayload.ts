import type { Hex } from '@althing/domain/units';

/** The fixed first part of a payload between controllers, see `MessagePayload.sol`. */
export interface MessageHead {
  /** `calls` are numbered; the same `votes`, sent again, are the same message. */
  kind: 'calls' | 'votes';
  threshold: number;
  /** 0 for votes. */
  nonce: bigint;
  destinationChainId: bigint;
  /** UNIX seconds; 0 for votes. */
  sentAt: number;
  sender: Hex;
}

const HEAD_BYTES = 41;
const THRESHOLD_BITS = 0b1_1111;
const KIND_OFFSET = 5;
const KINDS = ['calls', 'votes'] as const;

/** @throws Error where the bytes are no message of ours: an organisation's own adapter may log any bytes for any destination. */
export function readMessageHead(payload: Hex): MessageHead {
  if (payload.length < 2 + 2 * HEAD_BYTES) throw new Error('The payload is shorter than the head of a message');
  const part = (from: number, to: number): Hex => `0x${payload.slice(2 + 2 * from, 2 + 2 * to)}`;
  const destinationChainId = BigInt(part(6, 13));
  if (destinationChainId === 0n || destinationChainId > Number.MAX_SAFE_INTEGER) throw new Error('No chain has this number');
  const first = Number(part(0, 1));
  const kind = KINDS[first >> KIND_OFFSET];
  if (!kind) throw new Error('The payload is of a kind that is not known');
  return {
    kind,
    threshold: first & THRESHOLD_BITS,
    nonce: BigInt(part(1, 6)),
    destinationChainId,
    sentAt: Number(part(13, 17)),
    sender: part(21, HEAD_BYTES),
  };
}
