import type { Hex } from '@althing/domain/units';
import { ForkTooDeepError, RpcInconsistentError, RpcRefusedError, WrongChainError } from './errors.ts';
import { PROJECTION_VERSION } from './modules/sources.ts';
import type { IndexerLog, IndexerMetrics } from './ports.ts';
import type { ChainStore, Cursor } from '../store/chain/update.ts';
import { announcedBy, project, type Projection } from './project.ts';
import { Registry } from './registry.ts';
import type { Header } from '../store/chain/update.ts';
import type { Endpoint } from './rpc/endpoint.ts';
import type { Endpoints } from './rpc/endpoints.ts';
import { createNode, type Node } from './rpc/node.ts';
import { type Root, type Sources, topicsOf } from './source.ts';
import { findAncestor } from './sync/ancestor.ts';
import { findMissedBlock } from './sync/rescan.ts';
import { FORKED, type Parent, type Range, readRange, type Scan, type Watch } from './sync/range.ts';
import { relate } from './sync/relation.ts';

export interface ChainOptions {
  chainId: number;
  /** The platform's own contracts. */
  roots: readonly Root[];
  sources: Sources;
  scan: Scan;
  /** First block that can matter, e.g. the one that deployed the platform; 0 on local chains. */
  startBlock: number;
  /** Headers kept below the head, hence the deepest fork that is followed without reading the chain again. */
  keptHeaders: number;
  maxRange: number;
  /**
   * Whether a chain may become shorter or begin anew. On a local chain it may, and what is gone is forgotten. On a public chain
   * it means that the endpoint lags or is another one's: nothing is forgotten.
   */
  rewinds: 'trusted' | 'doubted';
  /** How long a shorter chain must stay short to be believed, in milliseconds. */
  rewindPatienceMs: number;
  checkCompleteness: boolean;
}

export interface ChainIndexerDependencies {
  store: ChainStore;
  endpoints: Endpoints;
  log: IndexerLog;
  metrics: IndexerMetrics;
  /** Milliseconds, only for measuring how long something lasts. */
  clock: () => number;
}

/** Ranges are halved when refused and doubled again after this many that passed. */
const RANGES_UNTIL_DOUBLED = 4;

/** Brings one chain's rows up to the head, step by step; for the one process that holds the chain's lease. */
export class ChainIndexer {
  private readonly options: ChainOptions;
  private readonly dependencies: ChainIndexerDependencies;
  private readonly topics: readonly Hex[];
  private cursor: Cursor | null = null;
  private registry: Registry;
  private range: number;
  private passed = 0;
  private behindSince: number | undefined;
  /** Endpoints whose chain id and genesis were seen to be ours. */
  private readonly verified = new Map<Endpoint, Hex>();

  constructor(options: ChainOptions, dependencies: ChainIndexerDependencies) {
    this.options = options;
    this.dependencies = dependencies;
    this.topics = topicsOf(options.sources);
    this.registry = this.emptyRegistry();
    this.range = options.maxRange;
  }

  /** Begins from what the database says. Rows of another version of the projection are dropped. */
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

  /** Asks for the head and follows it until it is reached. @returns the head, and whether everything up to it is indexed. */
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

  /** Compares the newest blocks with their receipts and repairs from the first that differs. @returns whether one did. */
  async rescan(signal: AbortSignal): Promise<boolean> {
    const { endpoints, store, log } = this.dependencies;
    const { chainId, sources, keptHeaders, startBlock } = this.options;
    if (!this.cursor) return false;
    const endpoint = endpoints.current;
    const node = createNode(endpoint, signal);
    const genesis = await this.verify(endpoint, node);
    const from = Math.max(startBlock, this.cursor.number - keptHeaders + 1);
    const to = this.cursor.number;
    const missed = await findMissedBlock({ node, store, sources, topics: this.topics, registry: await this.registryAt(to), from, to });
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

  /** After a failed step: asks for less from now on where a range was refused. @returns whether that may help. */
  narrow(error: unknown): boolean {
    if (!(error instanceof RpcRefusedError) || error.method !== 'eth_getLogs' || this.range === 1) return false;
    this.range = Math.floor(this.range / 2);
    this.passed = 0;
    return true;
  }

  private progress(head: Header) {
    const indexed = this.cursor?.number ?? -1;
    return { head: head.number, indexed, live: indexed >= head.number };
  }

  private emptyRegistry(): Registry {
    return new Registry(this.options.roots.map(({ address, kind }) => [address.toLowerCase() as Hex, kind]));
  }

  private async registryAt(block: number): Promise<Registry> {
    const registry = this.emptyRegistry();
    for (const { address, kind, since } of await this.dependencies.store.contracts(block)) registry.add(address, { kind, since });
    return registry;
  }

  private async wipe(): Promise<void> {
    await this.dependencies.store.wipe();
    this.verified.clear();
    this.cursor = null;
    this.registry = this.emptyRegistry();
  }

  /** Makes sure, once per endpoint, that it serves this chain. @returns the hash of block 0. */
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

  /** A shorter chain is believed only where that can happen, and only when it lasts. */
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

  private watch(registry: Registry): Watch {
    const { scan, sources, checkCompleteness } = this.options;
    return {
      scan,
      topics: this.topics,
      addresses: () => registry.addresses(),
      announced: async (headers, logs) => (scan.type === 'known' ? announcedBy(headers, logs, sources, registry) : []),
      checkCompleteness,
    };
  }

  /** Reads and writes the blocks after `parent` up to `head`; the next range is read while one is written. */
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
    const read = (after: Parent) => {
      const to = Math.min(after.number + this.range, head.number);
      return readRange(node, after, to, to === head.number ? head : undefined, this.watch(registry));
    };
    if (parent.number >= head.number) return this.rewindOnly(node, parent, rewindTo, registry);
    let next: ReturnType<typeof read> | undefined = read(parent);
    while (next && !signal.aborted) {
      const range: Range | typeof FORKED = await next;
      if (range === FORKED) return FORKED;
      const end: Header = range.headers.at(-1) ?? range.headers[0];
      const projection = await project(range.headers, range.logs, this.options.sources, registry);
      next = end.number < head.number ? read(end) : undefined;
      // Awaited in the next round; until then a failure must not count as unhandled.
      next?.catch(() => undefined);
      await this.write(range, projection, rewindTo, genesis, registry);
      rewindTo = null;
      this.widen();
    }
    return undefined;
  }

  private async write(range: Range, projection: Projection, rewindTo: number | null, genesis: Hex, registry: Registry) {
    const { store, metrics } = this.dependencies;
    const { chainId, keptHeaders } = this.options;
    const { number, hash, timestamp } = range.headers.at(-1) ?? range.headers[0];
    const cursor: Cursor = { number, hash, at: timestamp, genesis, version: PROJECTION_VERSION };
    const keepHeadersFrom = number - keptHeaders;
    const headers = range.headers.filter((header) => header.number >= keepHeadersFrom);
    try {
      await store.write({ expected: this.cursor, cursor, rewindTo, headers, keepHeadersFrom, ...projection });
    } catch (error) {
      // The registry already counts what was not written.
      await this.load();
      throw error;
    }
    this.cursor = cursor;
    this.registry = registry;
    metrics.indexed(chainId, projection.events.length);
    if (range.repaired > 0) metrics.repaired(chainId, range.repaired);
  }

  /** The chain became shorter and has nothing new. */
  private async rewindOnly(node: Node, ancestor: Parent, rewindTo: number | null, registry: Registry): Promise<undefined> {
    const [header] = await node.headers([ancestor.number]);
    if (!this.cursor || !header || header.hash !== ancestor.hash) throw new RpcInconsistentError(`${node.name} switched forks again`);
    const cursor = { ...this.cursor, number: header.number, hash: header.hash, at: header.timestamp };
    await this.dependencies.store.write({
      expected: this.cursor,
      cursor,
      rewindTo,
      headers: [],
      events: [],
      changes: [],
      keepHeadersFrom: cursor.number - this.options.keptHeaders,
    });
    this.cursor = cursor;
    this.registry = registry;
    return undefined;
  }

  private widen(): void {
    this.passed += 1;
    if (this.passed < RANGES_UNTIL_DOUBLED) return;
    this.passed = 0;
    this.range = Math.min(this.range * 2, this.options.maxRange);
  }
}
