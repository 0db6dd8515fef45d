import type { Address, Hex } from '@althing/domain/units';
import { concat, getAddress, hexToBigInt, hexToNumber, numberToHex, pad, size, slice, zeroHash } from 'viem';

const STATIC_BYTES = 65;

/** One signature of those that a Safe reads one after the other. */
export type SafeSignaturePart =
  /** Of a key, over the hash or (`isPrefixed`) over the hash as a personal message. `signature` is r, s and v of the key. */
  | { kind: 'key'; isPrefixed: boolean; signature: Hex }
  /** The owner is a contract, which is asked about `signature`. */
  | { kind: 'contract'; owner: Address; signature: Hex }
  /** The owner has approved the hash on chain. */
  | { kind: 'approvedHash'; owner: Address };

const ownerOf = (part: Hex): Address => getAddress(slice(part, 12, 32));

/** Undefined where the bytes that a contract's signature points to are not there. */
function contractPart(bytes: Hex, part: Hex): SafeSignaturePart | undefined {
  const offset = hexToBigInt(slice(part, 32, 64));
  if (offset + 32n > size(bytes)) return undefined;
  const start = Number(offset) + 32;
  const length = hexToBigInt(slice(bytes, start - 32, start));
  if (BigInt(start) + length > size(bytes)) return undefined;
  const end = start + Number(length);
  return { kind: 'contract', owner: ownerOf(part), signature: end === start ? '0x' : slice(bytes, start, end) };
}

function partAt(bytes: Hex, start: number): { part: SafeSignaturePart; dataAt: number } | undefined {
  const piece = slice(bytes, start, start + STATIC_BYTES);
  const v = hexToNumber(slice(piece, 64));
  const inTheEnd = { dataAt: size(bytes) };
  if (v === 0) {
    const part = contractPart(bytes, piece);
    return part && { part, dataAt: Number(hexToBigInt(slice(piece, 32, 64))) };
  }
  if (v === 1) return { part: { kind: 'approvedHash', owner: ownerOf(piece) }, ...inTheEnd };
  const keyV = v > 30 ? v - 4 : v;
  if (keyV !== 27 && keyV !== 28) return undefined;
  return { part: { kind: 'key', isPrefixed: v > 30, signature: concat([slice(piece, 0, 64), numberToHex(keyV)]) }, ...inTheEnd };
}

/**
 * Reads signatures as a Safe does: 65 bytes each, and after them what contracts are asked about. Undefined where the bytes are none, or more
 * than `most`.
 */
export function splitSafeSignatures(bytes: Hex, most: number): SafeSignaturePart[] | undefined {
  const parts = firstSafeSignatures(bytes, most + 1);
  return parts && parts.length <= most ? parts : undefined;
}

/** As `splitSafeSignatures`, but reads the first `count` and ignores what comes after them, as a Safe does that needs no more. */
export function firstSafeSignatures(bytes: Hex, count: number): SafeSignaturePart[] | undefined {
  const parts: SafeSignaturePart[] = [];
  let end = size(bytes);
  for (let start = 0; start < end && parts.length < count; start += STATIC_BYTES) {
    const read = start + STATIC_BYTES <= end ? partAt(bytes, start) : undefined;
    // What a contract is asked about follows all parts; anything else would be read twice.
    if (!read || read.dataAt < start + STATIC_BYTES) return undefined;
    parts.push(read.part);
    end = Math.min(end, read.dataAt);
  }
  return parts.length > 0 ? parts : undefined;
}

/** A signature of which a Safe knows whose it is. */
export type OwnedSafeSignature = SafeSignaturePart & { owner: Address };

/** The signatures as `execTransaction` takes them: ordered by owner. */
export function joinSafeSignatures(signatures: readonly OwnedSafeSignature[]): Hex {
  const ordered = signatures.toSorted((a, b) => (a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1));
  let dataAt = ordered.length * STATIC_BYTES;
  const data: Hex[] = [];
  const parts = ordered.map((part): Hex => {
    if (part.kind === 'approvedHash') return concat([pad(part.owner), zeroHash, '0x01']);
    if (part.kind === 'key') {
      const v = hexToNumber(slice(part.signature, 64)) + (part.isPrefixed ? 4 : 0);
      return concat([slice(part.signature, 0, 64), numberToHex(v)]);
    }
    const offset = dataAt;
    dataAt += 32 + size(part.signature);
    data.push(numberToHex(size(part.signature), { size: 32 }), part.signature);
    return concat([pad(part.owner), numberToHex(offset, { size: 32 }), '0x00']);
  });
  return concat([...parts, ...data]);
}
