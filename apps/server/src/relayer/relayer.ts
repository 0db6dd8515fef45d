import type { ChainId } from '@althing/domain/units';
import type { Pool } from 'pg';
import { formatEther, type PublicClient } from 'viem';
import type { LocalAccount } from 'viem/accounts';
import { pauseUnless } from '../base/pauseUnless.ts';
import { Bell } from '../chains/bell.ts';
import { watchHeads } from '../chains/watchHeads.ts';
import { withLease } from '../store/lease.ts';
import type { RelayerStore } from '../store/relayer.ts';
import { deliver } from './deliver.ts';
import { executeMessage, executeTransfer } from './execute.ts';
import type { RelayerLog, RelayerMetrics } from './ports.ts';
import { Reader } from './reader.ts';
import type { RelayerSettings } from './settings.ts';
import { Wallet } from './wallet.ts';
import { reasonOf, Worker } from './worker.ts';

export interface RelayedChain {
  chainId: ChainId;
  /** URL of a node whose WebSocket announces blocks; without it the chain is only polled. */
  announcer?: string;
  settings: RelayerSettings;
}

export interface RelayerDependencies {
  /** Pool whose connections hold the leases. */
  pool: Pool;
  store: RelayerStore;
  client(chainId: ChainId): PublicClient;
  account: LocalAccount;
  /** Balance in wei below which the wallet counts as low. */
  floor: bigint;
  log: RelayerLog;
  metrics: RelayerMetrics;
  now(): Date;
}

export interface Relayer {
  start(): void;
  /** Stops after the work that is running was recorded; the leases are free then. */
  stop(): Promise<void>;
  /** Chains on which the wallet's balance is below the floor. */
  lowWallets(): ChainId[];
}

const RECONNECT_MS = 250;

/** Relays for one chain while this process holds its lease: reads what is sent from it, and delivers what is sent to it. */
class ChainKeeper {
  readonly bell = new Bell();
  isLow = false;
  private readonly chain: RelayedChain;
  private readonly dependencies: RelayerDependencies;
  private readonly others: ReadonlyMap<ChainId, ChainKeeper>;

  constructor(chain: RelayedChain, dependencies: RelayerDependencies, others: ReadonlyMap<ChainId, ChainKeeper>) {
    this.chain = chain;
    this.dependencies = dependencies;
    this.others = others;
  }

  async run(signal: AbortSignal): Promise<void> {
    const { pool, log } = this.dependencies;
    const { chainId } = this.chain;
    while (!signal.aborted) {
      try {
        const work = (_: unknown, lost: AbortSignal) => this.follow(AbortSignal.any([signal, lost]));
        await withLease(pool, { work: 'relayer', chainId }, signal, work, () => undefined);
      } catch (error) {
        log.error({ chainId, err: error }, 'relayer lost its database, starting over');
      }
      await pauseUnless(signal, RECONNECT_MS);
    }
  }

  private async follow(outer: AbortSignal): Promise<void> {
    const { store, client, account, log, metrics, now } = this.dependencies;
    const { chainId, settings, announcer } = this.chain;
    const over = new AbortController();
    const signal = AbortSignal.any([outer, over.signal]);
    const chain = client(chainId);
    const wallet = new Wallet({ chainId, client: chain, account, store, settings, log, metrics, now });
    const reader = new Reader({ chainId, client: chain, store, settings, isServed: (id) => this.others.has(id), now });
    const send = (taskId: number, call: Parameters<Wallet['send']>[1]) => wallet.send(taskId, call);
    const isPaused = async () => (await store.faultsOf('executor'))?.pause ?? false;
    const execution = { client: chain, account: account.address, send, settings, isPaused, now };
    const worker = new Worker({
      chainId,
      store,
      settings,
      log,
      now,
      perform: {
        delivery: (task) => deliver(task, { client, store, send, now }),
        execution: (task) => executeMessage(task, execution),
        transfer: (task) => executeTransfer(task, execution),
      },
    });
    await wallet.load();
    await reader.load();
    const read = new Bell();
    if (announcer) watchHeads(announcer, () => read.ring(), signal);
    const loops = [
      this.repeat(
        signal,
        () => this.read(reader),
        (isLive) => (isLive ? read.pause(signal, settings.pollMs) : undefined),
      ),
      this.repeat(
        signal,
        () => worker.step(() => this.bell.ring()),
        () => this.bell.pause(signal, settings.pollMs),
      ),
      this.repeat(
        signal,
        () => wallet.tend(),
        () => pauseUnless(signal, wallet.underWay > 0 ? settings.pollMs / 4 : settings.pollMs),
      ),
      this.repeat(
        signal,
        () => this.watch(wallet),
        () => pauseUnless(signal, settings.balanceMs),
      ),
    ];
    try {
      await Promise.all(loops);
    } finally {
      over.abort();
      wallet.leave();
      await worker.ended();
    }
  }

  private async read(reader: Reader): Promise<boolean> {
    const { destinations, isLive } = await reader.step();
    for (const id of destinations) this.others.get(id)?.bell.ring();
    return isLive;
  }

  private async watch(wallet: Wallet): Promise<void> {
    const { store, metrics, floor, account, log } = this.dependencies;
    const { chainId } = this.chain;
    const balance = await wallet.balance();
    metrics.balance(chainId, Number(formatEther(balance)));
    metrics.waiting(chainId, await store.waiting(chainId));
    const isLow = balance < floor;
    if (isLow && !this.isLow)
      log.warn({ chainId, wallet: account.address, balance: formatEther(balance) }, 'the wallet of the relayer is low');
    this.isLow = isLow;
  }

  /** Repeats work until the signal aborts; after a failure it pauses and tries again. */
  private async repeat<Result>(
    signal: AbortSignal,
    step: () => Promise<Result>,
    pause: (result: Result) => Promise<void> | undefined,
  ): Promise<void> {
    const { log } = this.dependencies;
    const { chainId, settings } = this.chain;
    while (!signal.aborted) {
      try {
        await pause(await step());
      } catch (error) {
        if (signal.aborted) return;
        log.debug({ chainId, reason: reasonOf(error) }, 'a step of the relayer failed, trying again');
        await pauseUnless(signal, settings.firstRetryMs);
      }
    }
  }
}

/** Relays between all given chains, each for as long as this process holds its lease. */
export function createRelayer(chains: readonly RelayedChain[], dependencies: RelayerDependencies): Relayer {
  const keepers = new Map<ChainId, ChainKeeper>();
  for (const chain of chains) keepers.set(chain.chainId, new ChainKeeper(chain, dependencies, keepers));
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  return {
    start() {
      running ??= Promise.all([...keepers.values()].map((keeper) => keeper.run(stopping.signal)));
    },
    async stop() {
      stopping.abort();
      await running;
    },
    lowWallets: () => [...keepers].filter(([, { isLow }]) => isLow).map(([chainId]) => chainId),
  };
}
