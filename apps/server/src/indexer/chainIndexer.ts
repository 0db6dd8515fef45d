import type { Hex } from '@althing/domain/units';
import { ForkTooDeepError, RpcInconsistentError, RpcRefusedError, WrongChainError } from './errors.ts';
import { PROJECTION_VERSION } from './modules/sources.ts';
import type { ChainIndexerDependencies, ChainOptions } from './chainOptions.ts';
import type { Cursor, Update } from '../store/chain/update.ts';
import { announcedBy, project, type Projection } from './project.ts';
import { askOnce, type Planned } from './planned.ts';
import { Registry } from './registry.ts';
import type { Header } from '../store/chain/update.ts';
import type { Endpoint } from './rpc/endpoint.ts';
import { createNode, type Node } from './rpc/node.ts';
import type { Lookout } from './lookout.ts';
import { Lookouts } from './lookouts.ts';
import { topicsOf } from './source.ts';
import { findAncestor } from './sync/ancestor.ts';
import { lookBack } from './sync/lookBack.ts';
import { FORKED, type Parent, type Range, readRange, type Watch } from './sync/range.ts';
import { RangeWidth } from './sync/rangeWidth.ts';
import { readBackRange } from './sync/readBack.ts';
import { findMissedBlock } from './sync/rescan.ts';
import { relate } from './sync/relation.ts';

/** Indexes one chain up to its newest block, step by step. Only the process that holds the chain's lease may run it. */
export class ChainIndexer {
  private readonly options: ChainOptions;
  private readonly dependencies: ChainIndexerDependencies;
  private readonly topics: readonly Hex[];
  private cursor: Cursor | null = null;
  private registry: Registry;
  private readonly lookouts: Lookouts;
  private readonly width: RangeWidth;
  private behindSince: number | undefined;
  /** Endpoints that were found to serve this chain, with the hash of its block 0. */
  private readonly verified = new Map<Endpoint, Hex>();

  constructor(options: ChainOptions, dependencies: ChainIndexerDependencies) {
    this.options = options;
    this.dependencies = dependencies;
    this.topics = topicsOf(options.sources);
    this.registry = this.emptyRegistry();
    this.lookouts = new Lookouts(options.lookouts, dependencies);
    this.width = new RangeWidth(options.maxRange);
  }

  /** Starts from what the database holds. Rows written by another version of the projection are deleted first. */
  async load(): Promise<void> {
    const { store, log } = this.dependencies;
    this.cursor = await store.cursor();
    if (this.cursor && this.cursor.version !== PROJECTION_VERSION) {
      log.info(
        { chainId: this.options.chainId, from: this.cursor.version, to: PROJECTION_VERSION },
        'projection changed, reading the chain again',
      );
      await this.wipe();
    }
    this.registry = await this.registryAt(this.cursor?.number ?? -1);
  }

  /** Asks for the newest block and indexes up to it. @returns that block, the last indexed one, and whether they are the same. */
  async step(signal: AbortSignal): Promise<{ head: number; indexed: number; live: boolean }> {
    const { endpoints, store, metrics } = this.dependencies;
    const endpoint = endpoints.current;
    const node = createNode(endpoint, signal);
    const genesis = await this.verify(endpoint, node);
    const head = await node.latest();
    const kept = this.cursor && head.number < this.cursor.number ? await store.hashOf(head.number) : undefined;
    const relation = relate(this.cursor, head, kept);
    if (relation !== 'behind') this.behindSince = undefined;
    if (relation === 'behind' && !this.believesRewind(node)) return this.progress(head);
    if (relation === 'first' || relation === 'ahead') {
      const parent = this.cursor ?? { number: this.options.startBlock - 1, hash: null };
      if ((await this.follow(node, genesis, parent, head, signal)) === FORKED) await this.switchFork(node, genesis, head, signal);
    }
    if (relation === 'forked' || relation === 'behind') await this.switchFork(node, genesis, head, signal);
    endpoints.succeeded();
    metrics.head(this.options.chainId, head.number, this.cursor?.number ?? -1);
    return this.progress(head);
  }

  /** Compares the newest blocks with their receipts and reads again from the first one that differs. @returns whether one did. */
  async rescan(signal: AbortSignal): Promise<boolean> {
    const { endpoints, store, log } = this.dependencies;
    const { chainId, sources, keptHeaders, startBlock } = this.options;
    if (!this.cursor) return false;
    const endpoint = endpoints.current;
    const node = createNode(endpoint, signal);
    const genesis = await this.verify(endpoint, node);
    const from = Math.max(startBlock, this.cursor.number - keptHeaders + 1);
    const to = this.cursor.number;
    const missed = await findMissedBlock({
      node,
      store,
      sources,
      topics: this.topics,
      registry: await this.registryAt(to, true),
      from,
      to,
    });
    const hash = missed === undefined ? undefined : await store.hashOf(missed - 1);
    if (missed === undefined || hash === undefined) return false;
    log.warn({ chainId, block: missed }, 'events were missed, reading again from here');
    const rewindTo = missed - 1;
    await this.follow(node, genesis, { number: rewindTo, hash }, await node.latest(), signal, {
      rewindTo,
      registry: await this.registryAt(rewindTo),
    });
    return true;
  }

  /** Starts watching contracts that were announced before a plan named them, and learns of messages on their way. @param since - only plans registered then or later; null for all. */
  async claim(since: Date | null): Promise<void> {
    const { store, log } = this.dependencies;
    const claimed = await store.claim(since);
    await this.lookouts.learn(this.cursor);
    if (claimed > 0) log.info({ chainId: this.options.chainId, claimed }, 'contracts were claimed after their announcement, reading back');
  }

  /** Reads the next blocks of the history of such contracts. @returns whether there is more to read. */
  async readBack(signal: AbortSignal): Promise<boolean> {
    const { endpoints, store, metrics } = this.dependencies;
    const { chainId, keptHeaders } = this.options;
    const { cursor } = this;
    const behind = cursor ? await store.behind() : [];
    if (!cursor || behind.length === 0) return false;
    const endpoint = endpoints.current;
    const node = createNode(endpoint, signal);
    await this.verify(endpoint, node);
    const range = await readBackRange({ ...this.options, node, store, behind, cursor, maxRange: this.width.blocks });
    if (range === FORKED || this.cursor !== cursor) return false;
    const { contracts, to, projection } = range;
    const isAtHead = to === cursor.number;
    const readBack = { addresses: contracts.map(({ address }) => address), to: isAtHead ? null : to };
    const keepHeadersFrom = cursor.number - keptHeaders;
    await this.commit({ expected: cursor, cursor, rewindTo: null, headers: [], keepHeadersFrom, ...projection, readBack });
    if (isAtHead) for (const { address, kind, since } of contracts) this.registry.add(address, { kind, since });
    metrics.indexed(chainId, projection.events.length);
    return behind.length > contracts.length || !isAtHead;
  }

  /** Looks in kept blocks for what bridges said of messages of which their chain told later. @returns whether to do so again. */
  async lookBack(signal: AbortSignal): Promise<boolean> {
    const { endpoints, store } = this.dependencies;
    const { keptHeaders, scan, checkCompleteness } = this.options;
    const { cursor } = this;
    const endpoint = endpoints.current;
    const node = createNode(endpoint, signal);
    const missed = await this.lookouts.missed(node);
    if (!cursor || !missed) return false;
    await this.verify(endpoint, node);
    const found = await lookBack({ ...missed, node, store, scan, checkCompleteness, cursor, maxRange: this.width.blocks });
    if (found === FORKED || this.cursor !== cursor) return false;
    const keepHeadersFrom = cursor.number - keptHeaders;
    if (found.changes.length > 0)
      await this.commit({ expected: cursor, cursor, rewindTo: null, headers: [], keepHeadersFrom, ...found, readBack: null });
    this.lookouts.lookedFor(missed.names);
    return false;
  }

  /** After a failed step: asks for fewer blocks from now on where the endpoint refused a range. @returns whether that may help. */
  narrow(error: unknown): boolean {
    return error instanceof RpcRefusedError && error.method === 'eth_getLogs' && this.width.narrow();
  }

  private progress(head: Header) {
    const indexed = this.cursor?.number ?? -1;
    return { head: head.number, indexed, live: indexed >= head.number };
  }

  private emptyRegistry(): Registry {
    return new Registry(this.options.roots.map(({ address, kind }) => [address.toLowerCase() as Hex, kind]));
  }

  /** @param isWhole - whether to include contracts whose history is still being read. */
  private async registryAt(block: number, isWhole = false): Promise<Registry> {
    const registry = this.emptyRegistry();
    for (const { address, kind, since, readTo } of await this.dependencies.store.watched(block))
      if (isWhole || readTo === null) registry.add(address, { kind, since, ...(readTo !== null && { until: readTo }) });
    return registry;
  }

  private async wipe(): Promise<void> {
    await this.dependencies.store.wipe();
    this.verified.clear();
    this.cursor = null;
    this.registry = this.emptyRegistry();
  }

  /** Checks, once per endpoint, that it serves this chain. @returns the hash of block 0. */
  private async verify(endpoint: Endpoint, node: Node): Promise<Hex> {
    const { chainId } = this.options;
    const known = this.verified.get(endpoint);
    if (known && (!this.cursor || known === this.cursor.genesis)) return known;
    const served = await node.chainId();
    if (served !== chainId) throw new WrongChainError(`${node.name} serves chain ${served}, not ${chainId}`);
    const genesis = await this.readGenesis(node);
    if (this.cursor && genesis !== this.cursor.genesis) await this.beginAnew(node, 'the chain began anew');
    this.verified.set(endpoint, genesis);
    return genesis;
  }

  private async readGenesis(node: Node): Promise<Hex> {
    const [genesis] = await node.headers([0]);
    if (!genesis) throw new RpcInconsistentError(`${node.name} has no block 0`);
    return genesis.hash;
  }

  private async beginAnew(node: Node, reason: string): Promise<void> {
    if (this.options.rewinds === 'doubted') throw new WrongChainError(`${node.name}: ${reason}, which this chain cannot`);
    this.dependencies.log.warn({ chainId: this.options.chainId }, `${reason}, reading it again`);
    await this.wipe();
  }

  /** Whether a shorter chain is believed: only on chains where that can happen, and only once it has lasted for a while. */
  private believesRewind(node: Node): boolean {
    if (this.options.rewinds === 'doubted') throw new RpcInconsistentError(`${node.name} lags behind what is indexed`);
    const now = this.dependencies.clock();
    this.behindSince ??= now;
    return now - this.behindSince >= this.options.rewindPatienceMs;
  }

  private async switchFork(node: Node, genesis: Hex, head: Header, signal: AbortSignal): Promise<void> {
    const { store, metrics, log } = this.dependencies;
    const { chainId, startBlock, rewinds, keptHeaders } = this.options;
    this.behindSince = undefined;
    if ((await this.readGenesis(node)) !== genesis) return this.beginAnew(node, 'the chain began anew');
    const ancestor = await findAncestor(node, store, head.number);
    if (!ancestor) {
      if (rewinds === 'doubted') throw new ForkTooDeepError(chainId, Math.max(startBlock, (this.cursor?.number ?? 0) - keptHeaders));
      return this.beginAnew(node, 'the chain forked below everything kept');
    }
    log.info({ chainId, from: this.cursor?.number, to: ancestor.number }, 'chain forked, rolling back');
    const registry = await this.registryAt(ancestor.number);
    const result = await this.follow(node, genesis, ancestor, head, signal, { rewindTo: ancestor.number, registry });
    if (result === FORKED) throw new RpcInconsistentError(`${node.name} switched forks again`);
    metrics.reorg(chainId);
  }

  private watch(registry: Registry, planned: Planned, lookouts: readonly Lookout[]): Watch {
    const { scan, sources, checkCompleteness } = this.options;
    return {
      scan,
      topics: this.topics,
      addresses: () => registry.addresses(),
      holders: () => registry.holders(),
      lookouts,
      announced: async (headers, logs) => (scan.type === 'known' ? announcedBy(headers, logs, sources, registry, planned) : []),
      checkCompleteness,
    };
  }

  /** Reads and writes the blocks after `parent` up to `head`. While one range is written, the next is already being read. */
  private async follow(
    node: Node,
    genesis: Hex,
    parent: Parent,
    head: Header,
    signal: AbortSignal,
    rewind?: { rewindTo: number; registry: Registry },
  ): Promise<typeof FORKED | undefined> {
    const registry = rewind?.registry ?? this.registry;
    let rewindTo = rewind?.rewindTo ?? null;
    const read = async (after: Parent): Promise<{ range: Range | typeof FORKED; planned: Planned; lookouts: readonly Lookout[] }> => {
      const to = Math.min(after.number + this.width.blocks, head.number);
      const planned = askOnce((addresses) => this.dependencies.store.planned(addresses));
      const lookouts = await this.lookouts.next(node, this.cursor);
      const range = await readRange(node, after, to, to === head.number ? head : undefined, this.watch(registry, planned, lookouts));
      return { range, planned, lookouts };
    };
    if (parent.number >= head.number) return this.rewindOnly(node, parent, rewindTo, registry);
    let next: ReturnType<typeof read> | undefined = read(parent);
    while (next && !signal.aborted) {
      const { range, planned, lookouts } = await next;
      if (range === FORKED) return FORKED;
      const end: Header = range.headers.at(-1) ?? range.headers[0];
      const projection = await project(range.headers, range.logs, this.options.sources, registry, planned, lookouts);
      next = end.number < head.number ? read(end) : undefined;
      // It is awaited in the next round; until then a failure must not count as an unhandled rejection.
      next?.catch(() => undefined);
      await this.write(range, projection, rewindTo, genesis, registry);
      rewindTo = null;
      this.width.pass();
    }
    return undefined;
  }

  private async write(range: Range, projection: Projection, rewindTo: number | null, genesis: Hex, registry: Registry) {
    const { metrics } = this.dependencies;
    const { chainId, keptHeaders } = this.options;
    const { number, hash, timestamp } = range.headers.at(-1) ?? range.headers[0];
    const cursor: Cursor = { number, hash, at: timestamp, genesis, version: PROJECTION_VERSION };
    const keepHeadersFrom = number - keptHeaders;
    const headers = range.headers.filter((header) => header.number >= keepHeadersFrom);
    await this.commit({ expected: this.cursor, cursor, rewindTo, headers, keepHeadersFrom, ...projection, readBack: null });
    this.registry = registry;
    metrics.indexed(chainId, projection.events.length);
    if (range.repaired > 0) metrics.repaired(chainId, range.repaired);
  }

  private async commit(update: Update): Promise<void> {
    try {
      await this.dependencies.store.write(update);
    } catch (error) {
      // The registry in memory already contains contracts that were not written.
      await this.load();
      throw error;
    }
    this.cursor = update.cursor;
  }

  /** Handles a chain that became shorter and has no new blocks. */
  private async rewindOnly(node: Node, ancestor: Parent, rewindTo: number | null, registry: Registry): Promise<undefined> {
    const [header] = await node.headers([ancestor.number]);
    if (!this.cursor || !header || header.hash !== ancestor.hash) throw new RpcInconsistentError(`${node.name} switched forks again`);
    const cursor = { ...this.cursor, number: header.number, hash: header.hash, at: header.timestamp };
    const keepHeadersFrom = cursor.number - this.options.keptHeaders;
    const nothing = { headers: [], events: [], changes: [], watched: [], readBack: null };
    await this.commit({ expected: this.cursor, cursor, rewindTo, keepHeadersFrom, ...nothing });
    this.registry = registry;
    return undefined;
  }
}
