import type { Hex } from '@althing/domain/units';
import { RpcInconsistentError, RpcRefusedError } from '../errors.ts';
import type { Log } from '../rpc/answers.ts';
import type { Header } from '../../store/chain/update.ts';
import { hidesFrom, isSeenBy, type Lookout } from '../lookout.ts';
import { merge, type Node } from '../rpc/node.ts';
import { isTransferOf, transferFilters } from '../transfers.ts';
import { announcesMore, isWholeBlock } from './completeness.ts';

/** JSON-RPC 2.0, section 5.1. */
const METHOD_NOT_FOUND = -32601;

/** How the logs of a chain are queried. */
export type Scan =
  /** Every log of every block: exact, for local chains, which have few others. */
  | { type: 'everything' }
  /** Only logs of known contracts, by groups of addresses: for public chains. */
  | { type: 'known'; addressesPerCall: number };

export interface Watch {
  scan: Scan;
  topics: readonly Hex[];
  addresses(): readonly Hex[];
  /** Contracts whose transfers of any token are read. */
  holders(): readonly Hex[];
  /** What is read besides. */
  lookouts: readonly Lookout[];
  /** Contracts that these logs announce and that are to be watched. */
  announced(headers: readonly Header[], logs: readonly Log[]): Promise<readonly Hex[]>;
  /** Only turned off by the test that shows why the check is needed. */
  checkCompleteness: boolean;
}

/** Consecutive blocks and their logs, all of the same fork. */
export interface Range {
  headers: readonly [Header, ...Header[]];
  logs: readonly Log[];
  /** Number of blocks whose logs had to be read from receipts. */
  repaired: number;
}

/** The next blocks do not continue ours: the chain has forked. */
export const FORKED = Symbol('forked');

/** The block that a range must continue. Without a hash, at the start of indexing, any block will do. */
export interface Parent {
  number: number;
  hash: Hex | null;
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

async function readLogs(node: Node, from: Header | number, to: number, watch: Watch, headers: Promise<readonly Header[]>): Promise<Log[]> {
  const { scan, topics, lookouts } = watch;
  if (scan.type === 'everything') return node.logs(from, to, [{}]);
  const by = (addresses: readonly Hex[]) => chunks(addresses, scan.addressesPerCall).map((address) => ({ address, topics: [topics] }));
  const of = (holders: readonly Hex[]) => chunks(holders, scan.addressesPerCall).flatMap(transferFilters);
  const logs = await node.logs(from, to, [...by(watch.addresses()), ...of(watch.holders()), ...lookouts]);
  const announced = await watch.announced(await headers, logs);
  return announced.length > 0 ? merge([...logs, ...(await node.logs(from, to, [...by(announced), ...of(announced)]))]) : logs;
}

function linked(headers: readonly (Header | undefined)[]): readonly Header[] {
  return headers.map((header, index) => {
    if (!header) throw new RpcInconsistentError('A block below the head is missing');
    const previous = headers[index - 1];
    if (previous && header.parentHash !== previous.hash)
      throw new RpcInconsistentError(`Block ${header.number} does not follow its parent`);
    return header;
  });
}

/** Groups logs by block. Throws where a log belongs to a block outside the range. */
function byBlock(headers: readonly Header[], logs: readonly Log[]): Map<Hex, Log[]> {
  const blocks = new Map<Hex, Log[]>(headers.map((header) => [header.hash, []]));
  for (const log of logs) {
    const block = blocks.get(log.blockHash);
    if (!block) throw new RpcInconsistentError(`A log of block ${log.blockNumber} is of another fork`);
    block.push(log);
  }
  return blocks;
}

/**
 * Every log of a block, from its receipts or, if the node does not serve these, by the block's hash: both take another way through the node's
 * caches than a range does. @throws RpcInconsistentError where logs are still missing according to the header.
 */
export async function readWholeBlock(node: Node, header: Header): Promise<Log[]> {
  const logs = await node.receiptLogs(header.number).catch((error: unknown) => {
    if (error instanceof RpcRefusedError && error.code === METHOD_NOT_FOUND) return node.logs(header, header.number, [{}]);
    throw error;
  });
  if (!logs || logs.some((log) => log.blockHash !== header.hash) || !isWholeBlock(header, logs))
    throw new RpcInconsistentError(`${node.name} does not serve all logs of block ${header.number}`);
  return logs;
}

/** Replaces the logs of blocks whose blooms show that some are missing by those of their receipts. @returns the blocks repaired. */
async function repair(node: Node, headers: readonly Header[], blocks: Map<Hex, Log[]>, watch: Watch): Promise<number> {
  const addresses = watch.scan.type === 'everything' ? [] : watch.addresses();
  const known = new Set(addresses);
  // Transfers of other tokens tell nothing of whether those of ours were served.
  const isKnown = (log: Log) => known.has(log.address);
  const incomplete = headers.filter((header) => {
    const served = blocks.get(header.hash) ?? [];
    if (watch.scan.type === 'everything') return !isWholeBlock(header, served);
    return announcesMore(header, served.filter(isKnown), addresses, watch.topics) || hidesFrom(watch.lookouts, header, served);
  });
  for (const header of incomplete) {
    const logs = await readWholeBlock(node, header);
    blocks.set(header.hash, watch.scan.type === 'everything' ? logs : wanted(logs, addresses, watch));
  }
  return incomplete.length;
}

const wanted = (logs: readonly Log[], addresses: readonly Hex[], { topics, lookouts, holders }: Watch): Log[] => {
  const [known, named] = [new Set(addresses), new Set<Hex | undefined>(topics)];
  const holding = new Set([...holders(), ...addresses]);
  const isWatched = (log: Log) => known.has(log.address) && named.has(log.topics[0]);
  return logs.filter((log) => isWatched(log) || isTransferOf(holding, log) || lookouts.some((lookout) => isSeenBy(lookout, log)));
};

/**
 * Reads blocks `parent.number + 1` to `to` with all their logs and checks that they are consistent.
 *
 * @param head - the header of `to`, if it was read already.
 * @throws RpcInconsistentError where the answers contradict each other or leave logs out.
 */
export async function readRange(
  node: Node,
  parent: Parent,
  to: number,
  head: Header | undefined,
  watch: Watch,
): Promise<Range | typeof FORKED> {
  const from = parent.number + 1;
  const single = head && from === to ? head : undefined;
  const continues = (header: Header) => parent.hash === null || header.parentHash === parent.hash;
  if (single && !continues(single)) return FORKED;
  const numbers = Array.from({ length: to - parent.number }, (_, index) => from + index);
  const reading = single ? Promise.resolve([single]) : node.headers(numbers).then(linked);
  const [headers, served] = await Promise.all([reading, readLogs(node, single ?? from, to, watch, reading)]);
  const [first, ...rest] = headers;
  if (!first) throw new RpcInconsistentError('An empty range was asked for');
  if (!continues(first)) return FORKED;

  const known = [...watch.addresses(), ...(await watch.announced(headers, served))];
  const blocks = byBlock(headers, served);
  const repaired = watch.checkCompleteness ? await repair(node, headers, blocks, { ...watch, addresses: () => known }) : 0;
  const logs = repaired > 0 ? [...blocks.values()].flat() : served;
  // The missing logs may announce contracts, whose own logs were therefore not asked for.
  const missed = watch.scan.type === 'known' ? (await watch.announced(headers, logs)).filter((address) => !known.includes(address)) : [];
  if (missed.length > 0) return readRange(node, parent, to, head, { ...watch, addresses: () => [...known, ...missed] });
  return { headers: [first, ...rest], logs, repaired };
}
