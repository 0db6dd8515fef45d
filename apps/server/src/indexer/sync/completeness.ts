import type { Hex } from '@althing/domain/units';
import type { Log } from '../rpc/answers.ts';
import type { Header } from '../../store/chain/update.ts';
import { Bloom, bloomOf, isEmptyBloom } from '../rpc/bloom.ts';

/*
 * A header's bloom tells which addresses and topics the block logged. Endpoints sometimes answer without some logs and without an error
 * (a replica that is still indexing, a cache). The header reveals it:
 *
 * - If all logs of a block were asked for, the test is nearly exact: log indexes must run from 0 without a gap, and the logs' own bloom
 *   must equal the header's. It only misses logs cut off at the end whose address and topics all occur in other logs of the block.
 * - If logs of certain addresses were asked for, a missing address or first topic shows. It misses a log if another one of the same contract
 *   and another one with the same topic were served; the rescan finds those. The bloom of a crowded block matches nearly everything and is
 *   not tested; on such chains only the parent hashes are compared.
 */

/** Above this share of set bits, more than one value in eight that was never logged would seem to be. */
export const CROWDED = 0.5;

/** Whether `logs`, in order, can be all logs of the block. */
export function isWholeBlock(header: Header, logs: readonly Log[]): boolean {
  if (logs.some((log, index) => log.logIndex !== index)) return false;
  return logs.length === 0 ? isEmptyBloom(header.logsBloom) : bloomOf(logs).toHex() === header.logsBloom;
}

/** Whether, by its bloom, the block logged one of `addresses` with one of `topics` that is not among `logs`. */
export function announcesMore(header: Header, logs: readonly Log[], addresses: readonly Hex[], topics: readonly Hex[]): boolean {
  if (isEmptyBloom(header.logsBloom)) return false;
  const bloom = new Bloom(header.logsBloom);
  if (bloom.fullness > CROWDED) return false;
  const announcedTopics = topics.filter((topic) => bloom.has(topic));
  if (announcedTopics.length === 0) return false;
  const announced = addresses.filter((address) => bloom.has(address));
  if (announced.length === 0) return false;
  const servedAddresses = new Set(logs.map((log) => log.address));
  const servedTopics = new Set(logs.map((log) => log.topics[0]));
  return announced.some((address) => !servedAddresses.has(address)) || announcedTopics.some((topic) => !servedTopics.has(topic));
}
