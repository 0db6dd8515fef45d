import type { Pool, PoolClient } from 'pg';
import { createChainStore, type OrganisationsOf } from '../store/chain/chainStore.ts';
import type { Plans } from '../store/chain/watched.ts';
import { Bell } from '../chains/bell.ts';
import { ChainIndexer } from './chainIndexer.ts';
import type { ChainOptions } from './chainOptions.ts';
import { Claims } from './claims.ts';
import { ChainError } from './errors.ts';
import { pauseUnless } from '../base/pauseUnless.ts';
import { withLease } from '../store/lease.ts';
import type { LookoutOptions } from './lookout.ts';
import { indexedLookouts, indexedSources } from './modules/sources.ts';
import type { ChainHealth, ChainPhase, IndexerLog, IndexerMetrics } from './ports.ts';
import { createEndpoint, type EndpointOptions } from './rpc/endpoint.ts';
import { Endpoints } from './rpc/endpoints.ts';
import { watchHeads } from '../chains/watchHeads.ts';
import type { Root, Sources } from './source.ts';
import type { Scan } from './sync/range.ts';

/** What to index and how. Everything but the first three has a default that suits the network. */
export interface IndexedChain {
  chainId: number;
  /** http(s) JSON-RPC servers, best first. */
  rpcUrls: readonly string[];
  roots: readonly Root[];
  /** True for a throw-away local chain, which may be rolled back or started again; false for a public one. */
  local: boolean;
  /** What is read of contracts that everybody uses; by default what bridges say of deliveries to the platform's adapters. */
  lookouts?: LookoutOptions;
  /** How logs are queried; by default everything on a local chain, and only known contracts on a public one. */
  scan?: Scan;
  startBlock?: number;
  /** Milliseconds between two requests for the newest block. */
  pollMs?: number;
  /** Whether to look at once when the first node announces a block over its WebSocket. */
  isAnnounced?: boolean;
  rescanEveryMs?: number;
  /** Milliseconds between two looks for plans that name contracts which were announced before. */
  claimsEveryMs?: number;
  rewindPatienceMs?: number;
  maxRange?: number;
  keptHeaders?: number;
  rpc?: EndpointOptions;
  checkCompleteness?: boolean;
}

export interface IndexerDependencies {
  pool: Pool;
  log: IndexerLog;
  metrics: IndexerMetrics;
  organisationsOf: OrganisationsOf;
  plans: Plans;
  sources?: Sources;
  clock?: () => number;
}

export interface Indexer {
  start(): void;
  /** Stops after the transaction that is running; the leases are free then. */
  stop(): Promise<void>;
  /** One entry per chain. */
  health(): ChainHealth[];
}

const RECONNECT_MS = 250;
const MINUTE = 60_000;
const CLAIMS_EVERY_MS = 5_000;

type Settings = ChainOptions & { pollMs: number; isAnnounced: boolean; rescanEveryMs: number; claimsEveryMs: number };

function settingsOf(chain: IndexedChain, sources: Sources): Settings {
  const { local } = chain;
  return {
    chainId: chain.chainId,
    roots: chain.roots,
    sources,
    lookouts: chain.lookouts ?? indexedLookouts(chain.chainId),
    scan: chain.scan ?? (local ? { type: 'everything' } : { type: 'known', addressesPerCall: 500 }),
    startBlock: chain.startBlock ?? 0,
    keptHeaders: chain.keptHeaders ?? (local ? 256 : 1024),
    maxRange: chain.maxRange ?? 500,
    rewinds: local ? 'trusted' : 'doubted',
    rewindPatienceMs: chain.rewindPatienceMs ?? 1000,
    checkCompleteness: chain.checkCompleteness ?? true,
    // What a node does not announce, such as a block that is taken back, is found within a second.
    pollMs: chain.pollMs ?? (local && !chain.isAnnounced ? 100 : 1000),
    isAnnounced: chain.isAnnounced ?? false,
    rescanEveryMs: chain.rescanEveryMs ?? (local ? 10 * MINUTE : 60 * MINUTE),
    claimsEveryMs: chain.claimsEveryMs ?? CLAIMS_EVERY_MS,
  };
}

/** Keeps one chain indexed until the process stops. */
class ChainKeeper {
  readonly health: ChainHealth;
  private readonly chain: IndexedChain;
  private readonly settings: Settings;
  private readonly dependencies: Required<IndexerDependencies>;

  constructor(chain: IndexedChain, dependencies: Required<IndexerDependencies>) {
    this.chain = chain;
    this.settings = settingsOf(chain, dependencies.sources);
    this.dependencies = dependencies;
    const nothing = { reason: null, head: null, indexed: null, lagBlocks: null, lastStepAt: null, reorgs: 0, rpcErrors: 0 };
    this.health = { chainId: chain.chainId, phase: 'waiting', ...nothing };
  }

  async run(signal: AbortSignal): Promise<void> {
    const { pool, log } = this.dependencies;
    const { chainId } = this.chain;
    while (!signal.aborted) {
      try {
        const work = async (client: PoolClient, lost: AbortSignal) => {
          const over = new AbortController();
          try {
            await this.follow(client, AbortSignal.any([signal, lost, over.signal]));
          } finally {
            over.abort();
          }
        };
        await withLease(pool, { work: 'indexer', chainId }, signal, work, () => this.enter('waiting'));
      } catch (error) {
        this.enter('failing', error);
        log.error({ chainId, err: error }, 'indexer lost its database, starting over');
      }
      await pauseUnless(signal, RECONNECT_MS);
    }
    this.enter('stopped');
  }

  private async follow(client: PoolClient, signal: AbortSignal): Promise<void> {
    const { log, clock, organisationsOf, plans } = this.dependencies;
    const { chainId } = this.chain;
    const endpoints = new Endpoints(this.chain.rpcUrls.map((url) => createEndpoint(url, this.chain.rpc)));
    const store = createChainStore({ client, chainId, organisationsOf, plans });
    const indexer = new ChainIndexer(this.settings, { store, endpoints, log, metrics: this.countingMetrics(), clock });
    await indexer.load();
    const bell = new Bell();
    if (this.settings.isAnnounced) watchHeads(this.chain.rpcUrls[0]!, () => bell.ring(), signal);
    const claims = new Claims(indexer, {
      everyMs: this.settings.claimsEveryMs,
      clock,
      warn: (reason) => log.warn({ chainId, reason }, 'a history could not be read back, trying again'),
    });
    let rescanAt = clock() + this.settings.rescanEveryMs;
    while (!signal.aborted) {
      try {
        const { head, indexed, live } = await indexer.step(signal);
        this.progressed(head, indexed, live);
        if (live && clock() >= rescanAt) {
          await indexer.rescan(signal);
          rescanAt = clock() + this.settings.rescanEveryMs;
        }
        const isReadingBack = live && (await claims.turn(signal));
        if (live && !isReadingBack) await bell.pause(signal, this.settings.pollMs);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ChainError)) throw error;
        this.failed(error, endpoints.current.name);
        if (!indexer.narrow(error)) await pauseUnless(signal, endpoints.failed());
      }
    }
  }

  private failed(error: ChainError, endpoint: string): void {
    const { log, metrics } = this.dependencies;
    this.health.rpcErrors += 1;
    metrics.rpcError(this.chain.chainId);
    this.enter('failing', error);
    log.warn({ chainId: this.chain.chainId, endpoint, reason: error.message }, 'indexer step failed, trying again');
  }

  private progressed(head: number, indexed: number, live: boolean): void {
    Object.assign(this.health, { head, indexed, lagBlocks: Math.max(0, head - indexed), lastStepAt: this.dependencies.clock() });
    this.enter(live ? 'live' : 'syncing');
  }

  private enter(phase: ChainPhase, error?: unknown): void {
    this.health.phase = phase;
    this.health.reason = error instanceof Error ? error.message : null;
  }

  private countingMetrics(): IndexerMetrics {
    const { metrics } = this.dependencies;
    return {
      head: (...values) => metrics.head(...values),
      rpcError: (...values) => metrics.rpcError(...values),
      indexed: (...values) => metrics.indexed(...values),
      repaired: (...values) => metrics.repaired(...values),
      reorg: (chainId) => {
        this.health.reorgs += 1;
        metrics.reorg(chainId);
      },
    };
  }
}

/** Indexes every given chain, each on a database connection of its own, for as long as that connection holds the chain's lease. */
export function createIndexer(chains: readonly IndexedChain[], dependencies: IndexerDependencies): Indexer {
  const complete = { sources: indexedSources, clock: Date.now, ...dependencies };
  const keepers = chains.map((chain) => new ChainKeeper(chain, complete));
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  return {
    start() {
      running ??= Promise.all(keepers.map((keeper) => keeper.run(stopping.signal)));
    },
    async stop() {
      stopping.abort();
      await running;
    },
    health: () => keepers.map(({ health }) => ({ ...health })),
  };
}
