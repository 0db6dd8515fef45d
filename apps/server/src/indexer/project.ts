import type { Hex } from '@althing/domain/units';
import type { Change, Position } from '../store/chain/changes.ts';
import { type Header, type IndexedEvent, type PositionedChange, UNREADABLE } from '../store/chain/update.ts';
import { createBreath } from './breath.ts';
import { type Args, MAX_DATA_BYTES } from './decode.ts';
import { keptArgs, unreadableArgs } from './keptArgs.ts';
import { type Lookout, noticed } from './lookout.ts';
import type { Planned } from './planned.ts';
import type { Registry } from './registry.ts';
import type { Log } from './rpc/answers.ts';
import type { Source, Sources } from './source.ts';
import { transfersIn } from './transfers.ts';

/** Events of a range of blocks and what they change. */
export interface Projection {
  events: IndexedEvent[];
  changes: PositionedChange[];
  /** Announced contracts that were added to the registry. */
  watched: Hex[];
}

interface Reading {
  event: IndexedEvent;
  changes: Change[];
}

const TOO_LONG = `The event has more than ${MAX_DATA_BYTES} bytes`;
const MALFORMED = 'The log is not what the event needs';

/** What an event changes; undefined where its handler throws, because a contract that somebody else controls must not be able to stop us. */
function changesOf(source: Source, event: IndexedEvent, args: Args, data: Hex): Change[] | undefined {
  try {
    return source.handle(event.name, { ...event, args, data });
  } catch {
    return undefined;
  }
}

/** A log that cannot be read is stored with its place and a hash, and changes nothing, so that it does not stop the chain. */
function read(log: Log, at: number, sources: Sources, registry: Registry): Reading | undefined {
  const contract = registry.at(log.address, log.blockNumber);
  const source = contract && sources[contract.kind];
  const topic = log.topics[0];
  const decoder = topic && source?.decoders.get(topic);
  if (!source || !decoder) return undefined;
  const { address, blockNumber: block, logIndex, transactionHash, data } = log;
  const place = { address, block, logIndex, at, transactionHash };
  const args = decoder.decode(log);
  const event = args && { ...place, name: decoder.name, args: keptArgs(args, data) };
  const changes = event && changesOf(source, event, args, data);
  if (event && changes) return { event, changes };
  const reason = !args && data.length > 2 + 2 * MAX_DATA_BYTES ? TOO_LONG : MALFORMED;
  return { event: { ...place, name: UNREADABLE, args: unreadableArgs(decoder.name, data, reason) }, changes: [] };
}

const timesOf = (headers: readonly Header[]) => new Map(headers.map((header) => [header.number, header.timestamp]));

/** Reads announcements before anything else: a contract may log while it is being created, before it is announced. */
async function readAnnouncements(
  headers: readonly Header[],
  logs: readonly Log[],
  sources: Sources,
  registry: Registry,
): Promise<Map<Log, Reading>> {
  const times = timesOf(headers);
  const breath = createBreath();
  const readings = new Map<Log, Reading>();
  for (const log of logs) {
    const contract = registry.at(log.address, log.blockNumber);
    if (!contract || sources[contract.kind]?.announces !== true) continue;
    await breath();
    const reading = read(log, times.get(log.blockNumber) ?? 0, sources, registry);
    if (reading) readings.set(log, reading);
  }
  return readings;
}

/**
 * Contracts to watch that `registry` does not have, by the first announcement of each. Contracts of organisations are only included if a plan
 * names them, as anybody can have any number announced; the others belong to the platform.
 */
async function newContracts(readings: Iterable<Reading>, registry: Registry, planned: Planned) {
  const contracts = [...readings].flatMap(({ event, changes }) =>
    changes.flatMap((change) => (change.table === 'contract' && !registry.has(change.address) ? [{ ...change, since: event.block }] : [])),
  );
  if (contracts.length === 0) return [];
  const mine = new Set(await planned(contracts.filter(({ organisation }) => organisation !== null).map(({ address }) => address)));
  const wanted = contracts.filter(({ organisation, address }) => organisation === null || mine.has(address));
  return [...new Map(wanted.toReversed().map((contract) => [contract.address, contract])).values()];
}

/** Addresses to watch that `logs` announce and `registry` does not have. */
export async function announcedBy(
  headers: readonly Header[],
  logs: readonly Log[],
  sources: Sources,
  registry: Registry,
  planned: Planned,
): Promise<Hex[]> {
  const announcements = await readAnnouncements(headers, logs, sources, registry);
  return (await newContracts(announcements.values(), registry, planned)).map(({ address }) => address);
}

/**
 * Turns logs, in the order of the chain, into events and changes, and adds the announced contracts that are `planned` to `registry`.
 * What `lookouts` see, and transfers of any token, changes rows without being an event.
 */
export async function project(
  headers: readonly Header[],
  logs: readonly Log[],
  sources: Sources,
  registry: Registry,
  planned: Planned,
  lookouts: readonly Lookout[] = [],
): Promise<Projection> {
  const announcements = await readAnnouncements(headers, logs, sources, registry);
  const contracts = await newContracts(announcements.values(), registry, planned);
  for (const { address, kind, since } of contracts) registry.add(address, { kind, since });
  const times = timesOf(headers);
  const breath = createBreath();
  const projection: Projection = { events: [], changes: [], watched: contracts.map(({ address }) => address) };
  for (const log of logs) {
    await breath();
    const at = times.get(log.blockNumber) ?? 0;
    const reading = announcements.get(log) ?? read(log, at, sources, registry);
    const change = reading ? undefined : noticed(lookouts, log);
    const place = { ...log, block: log.blockNumber, at };
    projection.changes.push(...[...(change ? [change] : []), ...transfersIn(log, registry)].map((each) => positioned(each, place)));
    if (!reading) continue;
    projection.events.push(reading.event);
    projection.changes.push(...reading.changes.map((change) => positioned(change, reading.event)));
  }
  return projection;
}

function positioned(change: Change, { block, logIndex, at, transactionHash }: Position): PositionedChange {
  return { ...change, block, logIndex, at, transactionHash };
}
