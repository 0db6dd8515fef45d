import type { Hex } from '@althing/domain/units';
import type { Change, Position } from '../store/chain/changes.ts';
import type { Header, IndexedEvent, PositionedChange } from '../store/chain/update.ts';
import type { Registry } from './registry.ts';
import type { Log } from './rpc/answers.ts';
import type { Sources } from './source.ts';

/** What a range of blocks means. */
export interface Projection {
  events: IndexedEvent[];
  changes: PositionedChange[];
}

interface Reading {
  event: IndexedEvent;
  changes: Change[];
}

function read(log: Log, at: number, sources: Sources, registry: Registry): Reading | undefined {
  const contract = registry.at(log.address, log.blockNumber);
  const source = contract && sources[contract.kind];
  const topic = log.topics[0];
  const decoder = topic && source?.decoders.get(topic);
  const args = decoder?.decode(log);
  if (!source || !decoder || !args) return undefined;
  const { address, blockNumber: block, logIndex, transactionHash } = log;
  const event = { address, name: decoder.name, args, block, logIndex, at, transactionHash };
  return { event, changes: source.handle(decoder.name, { ...event, data: log.data }) };
}

const timesOf = (headers: readonly Header[]) => new Map(headers.map((header) => [header.number, header.timestamp]));

/** What announcing contracts say, before anything else is read: a contract may log while it is built, before its announcement. */
function readAnnouncements(headers: readonly Header[], logs: readonly Log[], sources: Sources, registry: Registry): Map<Log, Reading> {
  const times = timesOf(headers);
  const announcing = logs.filter((log) => {
    const contract = registry.at(log.address, log.blockNumber);
    return contract !== undefined && sources[contract.kind]?.announces === true;
  });
  const readings = announcing.map((log) => [log, read(log, times.get(log.blockNumber) ?? 0, sources, registry)] as const);
  return new Map(readings.filter((pair): pair is readonly [Log, Reading] => pair[1] !== undefined));
}

const contractsIn = (readings: Iterable<Reading>) =>
  [...readings].flatMap(({ event, changes }) =>
    changes.flatMap((change) => (change.table === 'contract' ? [{ address: change.address, kind: change.kind, since: event.block }] : [])),
  );

/** Addresses that `logs` announce and `registry` does not have. */
export function announcedBy(headers: readonly Header[], logs: readonly Log[], sources: Sources, registry: Registry): Hex[] {
  const contracts = contractsIn(readAnnouncements(headers, logs, sources, registry).values());
  return [...new Set(contracts.map(({ address }) => address))].filter((address) => !registry.has(address));
}

/** Reads logs, in the order of the chain, into events and changes, and adds announced contracts to `registry`. */
export function project(headers: readonly Header[], logs: readonly Log[], sources: Sources, registry: Registry): Projection {
  const announcements = readAnnouncements(headers, logs, sources, registry);
  for (const { address, kind, since } of contractsIn(announcements.values())) registry.add(address, { kind, since });
  const times = timesOf(headers);
  const readings = logs.flatMap((log) => announcements.get(log) ?? read(log, times.get(log.blockNumber) ?? 0, sources, registry) ?? []);
  return {
    events: readings.map(({ event }) => event),
    changes: readings.flatMap(({ event, changes }) => changes.map((change) => positioned(change, event))),
  };
}

function positioned(change: Change, { block, logIndex, at, transactionHash }: Position): PositionedChange {
  return { ...change, block, logIndex, at, transactionHash };
}
