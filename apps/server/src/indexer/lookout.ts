import type { Hex } from '@althing/domain/units';
import type { Change } from '../store/chain/changes.ts';
import { Bloom, isEmptyBloom } from './rpc/bloom.ts';
import type { Log } from './rpc/answers.ts';
import type { LogFilter } from './rpc/node.ts';
import type { Header } from '../store/chain/update.ts';
import { CROWDED } from './sync/completeness.ts';

/**
 * Logs of contracts that everybody uses. Only those that name something of ours are asked for, so that nobody else's cost us anything. They are no
 * events of a contract that is watched, but change rows as these do.
 */
export interface Lookout extends LogFilter {
  address: readonly Hex[];
  topics: readonly (readonly Hex[] | null)[];
  /** Undefined where the log is not what its topics say. Must not throw. */
  read(log: Log): Change | undefined;
}

/** Lookouts for logs that name nothing of ours but messages under way. */
export interface NamedLookouts {
  /** Lower case; of the bridge that gives messages their names. */
  adapter: Hex;
  /** What to ask the chain before. */
  question: { to: Hex; data: Hex };
  of(answer: Hex, names: readonly Hex[]): Lookout[];
}

/** What to look out for on one chain. */
export interface LookoutOptions {
  fixed: readonly Lookout[];
  named: NamedLookouts | null;
}

/** Whether the log is one of those. */
export const isSeenBy = ({ address, topics }: Lookout, log: Log): boolean =>
  address.includes(log.address) && topics.every((options, index) => options === null || options.includes(log.topics[index] as Hex));

/** Whether, by its bloom, the block may have logged something to look out for of which nothing is among `logs`. */
export function hidesFrom(lookouts: readonly Lookout[], header: Header, logs: readonly Log[]): boolean {
  if (lookouts.length === 0 || isEmptyBloom(header.logsBloom)) return false;
  const bloom = new Bloom(header.logsBloom);
  if (bloom.fullness > CROWDED) return false;
  const mayHold = (options: readonly Hex[] | null) => options === null || options.some((value) => bloom.has(value));
  return lookouts.some(
    (lookout) => lookout.topics.every(mayHold) && mayHold(lookout.address) && !logs.some((log) => isSeenBy(lookout, log)),
  );
}

/** What a log changes for whoever looks out for it. */
export function noticed(lookouts: readonly Lookout[], log: Log): Change | undefined {
  return lookouts.find((lookout) => isSeenBy(lookout, log))?.read(log);
}
