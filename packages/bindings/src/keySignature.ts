import type { Hex } from '@althing/domain/units';
import { hexToNumber, size, slice } from 'viem';

/** The parts of a signature by a key. */
export interface KeySignature {
  r: Hex;
  s: Hex;
  v: 27 | 28;
}

const BYTES = 65;

/**
 * The parts of a key's signature as wallets give it: r, s, and v as 27 or 28, or as 0 or 1. Undefined where the bytes are none; whose it is, and
 * whether it is one of anybody, is for `recoverAddress` to tell. viem's `parseSignature` would bring the arithmetic of the curve to every page.
 */
export function keySignatureOf(signature: Hex): KeySignature | undefined {
  if (size(signature) !== BYTES) return undefined;
  const last = hexToNumber(slice(signature, 64));
  const v = last < 27 ? last + 27 : last;
  if (v !== 27 && v !== 28) return undefined;
  return { r: slice(signature, 0, 32), s: slice(signature, 32, 64), v };
}
