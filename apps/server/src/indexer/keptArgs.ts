import { createHash } from 'node:crypto';
import type { Hex } from '@althing/domain/units';
import { toJson } from '../store/chain/columns.ts';
import type { Args } from './decode.ts';

/** Bytes. An event with no more data than this is stored with all its arguments. */
const SHORT_BYTES = 2_048;
/** For events with more data: the longest argument that is stored, and all of them together, in characters of JSON. A page lists a hundred events. */
const MAX_CHARACTERS = { one: 4_096, all: 16_384 };

const sizeOf = (data: Hex): number => data.length / 2 - 1;

/** Identifies data. SHA-256, because `keccak256` would take a second for the longest. */
const fingerprint = (data: Hex) => createHash('sha256').update(data.slice(2), 'hex').digest('hex');

/** The arguments as they are stored. Long ones are left out and replaced by their length and the hash of the log's data. */
export function keptArgs(args: Args, data: Hex): Args {
  if (sizeOf(data) <= SHORT_BYTES) return args;
  const sha256 = fingerprint(data);
  let left = MAX_CHARACTERS.all;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const { length } = toJson(value);
      if (length > Math.min(MAX_CHARACTERS.one, left)) return [name, { omittedCharacters: length, dataSha256: sha256 }];
      left -= length;
      return [name, value];
    }),
  );
}

/** What is stored of a log that could not be read as the event that its topic says. */
export const unreadableArgs = (event: string, data: Hex, reason: string): Args => ({
  event,
  reason,
  dataBytes: sizeOf(data),
  dataSha256: fingerprint(data),
});
