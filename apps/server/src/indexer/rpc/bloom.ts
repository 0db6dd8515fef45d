import { bytesToHex, hexToBytes, keccak256 } from 'viem';
import type { Hex } from '@althing/domain/units';

const BLOOM_BYTES = 256;
/** Entries of the cache below. Addresses and topics repeat; the cache is emptied at this size so that it cannot grow for ever. */
const CACHE_LIMIT = 100_000;

/** The three bits (0–2047) that a value sets in a block's `logsBloom` (Yellow Paper, 4.4.1). */
type Bits = readonly [number, number, number];

const cache = new Map<string, Bits>();

function bitsOf(value: Hex): Bits {
  const known = cache.get(value);
  if (known) return known;
  const hash = keccak256(hexToBytes(value), 'bytes');
  const bit = (index: number) => ((hash[index]! << 8) | hash[index + 1]!) & 2047;
  const bits: Bits = [bit(0), bit(2), bit(4)];
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(value, bits);
  return bits;
}

/** A set of addresses and topics. It may answer "yes" for one that it does not hold, but never "no" for one that it does. */
export class Bloom {
  private readonly bytes: Uint8Array;

  constructor(hex?: Hex) {
    this.bytes = hex ? hexToBytes(hex) : new Uint8Array(BLOOM_BYTES);
    if (this.bytes.length !== BLOOM_BYTES) throw new RangeError(`A bloom has ${BLOOM_BYTES} bytes, not ${this.bytes.length}`);
  }

  add(value: Hex): void {
    for (const bit of bitsOf(value)) this.bytes[BLOOM_BYTES - 1 - (bit >> 3)]! |= 1 << (bit & 7);
  }

  has(value: Hex): boolean {
    return bitsOf(value).every((bit) => (this.bytes[BLOOM_BYTES - 1 - (bit >> 3)]! & (1 << (bit & 7))) !== 0);
  }

  /** Share of the bits that are set, from 0 to 1. */
  get fullness(): number {
    let bits = 0;
    for (const byte of this.bytes) for (let rest = byte; rest > 0; rest &= rest - 1) bits += 1;
    return bits / (8 * BLOOM_BYTES);
  }

  toHex(): Hex {
    return bytesToHex(this.bytes);
  }
}

const EMPTY = `0x${'00'.repeat(BLOOM_BYTES)}`;

export const isEmptyBloom = (bloom: Hex): boolean => bloom === EMPTY;

/** The bloom of a block that has exactly these logs. */
export function bloomOf(logs: Iterable<{ address: Hex; topics: readonly Hex[] }>): Bloom {
  const bloom = new Bloom();
  for (const { address, topics } of logs) {
    bloom.add(address);
    for (const topic of topics) bloom.add(topic);
  }
  return bloom;
}
