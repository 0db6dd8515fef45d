import type { Hex } from '@althing/domain/units';
import type { Log } from '../rpc/answers.ts';
import type { Header } from '../../store/chain/update.ts';
import { Bloom, bloomOf, isEmptyBloom } from '../rpc/bloom.ts';

/*
 * A header says, in its bloom, which addresses and topics its block logged. Endpoints answer logs that are empty or cut
 * short without an error (a replica that is still indexing, a cache), and the header tells:
 *
 * - With every log of a block in hand the test is exact: log indexes run from 0 without a gap and the logs' own bloom equals
 *   the header's. Only cutting logs off the end whose address and topics all occur in others of the block escapes it.
 * - With the logs of chosen addresses, a missing address or a missing first topic shows. A log that is left out while
 *   another one of the same contract and another one with the same topic are served escapes; the rescan finds those. The bloom
 *   of a crowded block announces nearly everything and is not asked: on such chains only the parent hashes are compared.
 */

/** Above this share of set bits a value that was never logged seems announced in more than one block of eight. */
const CROWDED = 0.5;

/** Whether `logs`, in order, can be all logs of the block. */
export function isWholeBlock(header: Header, logs: readonly Log[]): boolean {
  if (logs.some((log, index) => log.logIndex !== index)) return false;
  return logs.length === 0 ? isEmptyBloom(header.logsBloom) : bloomOf(logs).toHex() === header.logsBloom;
}

/** Whether the bloom announces a log of one of `addresses` with one of `topics` that is not among `logs`. */
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
