import type { Logger } from '../base/logger.ts';
import type { RouteTransferRow, RouteTransfers } from '../store/routeTransfers.ts';
import { type FollowDependencies, followRoute } from './follow.ts';

const TICK_MS = 500;
const PER_TICK = 10;
const AT_ONCE = 20;
const RETRY_MS = 5_000;
/** If the process that looks at a transfer dies, another one may after this many milliseconds. */
const LEASE_MS = 30_000;

type Dependencies = FollowDependencies & { routeTransfers: Pick<RouteTransfers, 'claimDue' | 'save'>; log: Logger };

/** Asks the chains what became of transfers over the second set of bridges, whether or not a page is open. */
export function createRouteFollower(dependencies: Dependencies) {
  const { routeTransfers, now, log } = dependencies;
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = true;

  async function follow(row: RouteTransferRow): Promise<void> {
    try {
      await routeTransfers.save(row, await followRoute(dependencies, row));
    } catch (error) {
      log.warn({ err: error, routeTransfer: row.id }, 'could not look at a transfer of the second set of bridges');
      const { state, lookedTo } = row;
      await routeTransfers
        .save(row, { state, lookedTo, nextAt: new Date(now().getTime() + RETRY_MS) })
        .catch((failure: unknown) => log.error({ err: failure }, 'could not put a transfer off'));
    }
  }

  async function tick(): Promise<void> {
    if (underWay.size >= AT_ONCE) return;
    try {
      const at = now();
      for (const row of await routeTransfers.claimDue(at, new Date(at.getTime() + LEASE_MS), PER_TICK)) {
        const look = follow(row).finally(() => underWay.delete(look));
        underWay.add(look);
      }
    } catch (error) {
      log.error({ err: error }, 'could not read the transfers of the second set of bridges');
    }
  }

  function plan(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = tick().finally(plan);
    }, TICK_MS);
  }

  return {
    start() {
      if (!isStopped) return;
      isStopped = false;
      plan();
    },
    /** Resolves when the looks that are under way have ended. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await Promise.all(underWay);
    },
  };
}
