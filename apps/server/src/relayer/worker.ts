import type { ChainId } from '@althing/domain/units';
import { decodeRevert, revertDataOf } from '@althing/bindings';
import { withoutKeys } from '../base/withoutKeys.ts';
import type { RelayerStore, RelayerTask } from '../store/relayer.ts';
import type { Outcome } from './outcome.ts';
import type { RelayerLog } from './ports.ts';
import type { RelayerSettings } from './settings.ts';

/** Milliseconds after which a message that a bridge has not delivered is given up. */
const GIVE_UP_MS = 60 * 86_400_000;

export interface WorkerDependencies {
  chainId: ChainId;
  store: RelayerStore;
  settings: RelayerSettings;
  log: RelayerLog;
  now(): Date;
  perform: Readonly<Record<RelayerTask['kind'], (task: RelayerTask) => Promise<Outcome>>>;
}

/** Why something failed, as one line without keys of nodes. */
export function reasonOf(error: unknown): string {
  const data = revertDataOf(error);
  if (data) return decodeRevert(data).sentence;
  if (!(error instanceof Error)) return withoutKeys(String(error));
  const short = (error as { shortMessage?: unknown }).shortMessage;
  return withoutKeys(typeof short === 'string' ? short : error.message)
    .split('\n')[0]!
    .slice(0, 300);
}

/** Performs the due tasks of one chain, several at once. A task that fails is tried again later and delays no other. */
export class Worker {
  private readonly dependencies: WorkerDependencies;
  private readonly running = new Map<number, Promise<void>>();

  constructor(dependencies: WorkerDependencies) {
    this.dependencies = dependencies;
  }

  /** Starts what is due. @param onFree - called whenever a task ends. */
  async step(onFree: () => void): Promise<void> {
    const { chainId, store, settings, now } = this.dependencies;
    const limit = settings.inFlight - this.running.size;
    if (limit <= 0) return;
    for (const task of await store.due(chainId, now(), { limit, except: [...this.running.keys()] })) {
      const run = this.run(task)
        .catch((error: unknown) =>
          this.dependencies.log.error({ chainId, task: task.id, err: error }, 'could not write down what became of a task'),
        )
        .finally(() => {
          this.running.delete(task.id);
          onFree();
        });
      this.running.set(task.id, run);
    }
  }

  /** Resolves when all running tasks have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.running.values());
  }

  private async run(task: RelayerTask): Promise<void> {
    const { chainId, store, settings, log, now, perform } = this.dependencies;
    const after = (milliseconds: number) => new Date(now().getTime() + milliseconds);
    const retry = () => after(Math.min(settings.firstRetryMs * 2 ** Math.min(task.attempts, 20), settings.longestRetryMs));
    let outcome: Outcome;
    try {
      outcome = await perform[task.kind](task);
    } catch (error) {
      outcome = { type: 'waits', reason: reasonOf(error) };
      log.debug({ chainId, task: task.id, bridge: task.bridge, err: error }, 'a task failed and is tried again');
    }
    switch (outcome.type) {
      case 'done':
        return store.update(task, {
          state: 'done',
          dueAt: task.state === 'done' ? null : after(settings.settleMs),
          reason: outcome.note ?? null,
          attempts: 0,
        });
      case 'later':
        return store.update(task, { state: 'open', dueAt: outcome.at, reason: outcome.reason });
      case 'dropped':
        log.info({ chainId, task: task.id, bridge: task.bridge }, outcome.reason);
        return store.update(task, { state: 'dropped', dueAt: null, reason: outcome.reason });
      default: {
        const isOver = now().getTime() - task.createdAt.getTime() > GIVE_UP_MS;
        const change = isOver ? { state: 'dropped' as const, dueAt: null } : { state: 'open' as const, dueAt: retry() };
        return store.update(task, { ...change, reason: outcome.reason, attempts: task.attempts + 1 });
      }
    }
  }
}
