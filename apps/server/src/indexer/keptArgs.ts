import { createHash } from 'node:crypto';
import type { Hex } from '@althing/domain/units';
import { toJson } from '../store/chain/columns.ts';
import type { Args } from './decode.ts';

/** Data of up to so many bytes is kept as it was read. */
const SHORT_BYTES = 2_048;
/** The longest argument, in characters of JSON, that is kept of longer data, and all of them together: a page holds a hundred events. */
const MAX_CHARACTERS = { one: 4_096, all: 16_384 };

const sizeOf = (data: Hex): number => data.length / 2 - 1;

/** Tells data from other data; `keccak256` would take a second for the longest. */
const fingerprint = (data: Hex) => createHash('sha256').update(data.slice(2), 'hex').digest('hex');

/** Arguments as they are kept. What is long is left out, and told by its length and the hash of the log's data. */
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

/** What is kept of a log that could not be read as the event that its topic says it is. */
export const unreadableArgs = (event: string, data: Hex, reason: string): Args => ({
  event,
  reason,
  dataBytes: sizeOf(data),
  dataSha256: fingerprint(data),
});
