import type { Config } from '../base/config.ts';
import type { RouteCandidates } from '../store/routeCandidates.ts';
import type { RouteTransferRow, RouteTransfers } from '../store/routeTransfers.ts';
import { type FollowDependencies, followRoute } from './follow.ts';
import { type CandidateDependencies, createCandidateLook } from './lookAtCandidate.ts';
import { servedTokens } from './servedTokens.ts';

const TICK_MS = 500;
const PER_TICK = 10;
const AT_ONCE = 20;
const RETRY_MS = 5_000;
/** If the process that looks at something dies, another one may after this many milliseconds. */
const LEASE_MS = 30_000;

type Dependencies = FollowDependencies &
  Omit<CandidateDependencies, 'tokens'> & {
    config: Pick<Config, 'bridgeRoutes'>;
    routeTransfers: Pick<RouteTransfers, 'claimDue' | 'save'>;
    routeCandidates: Pick<RouteCandidates, 'claimDue'>;
  };

/** Asks the chains what became of transfers over the second set of bridges, and which ones Safes have sent, whether or not a page is open. */
export function createRouteFollower(dependencies: Dependencies) {
  const { config, chains, routeTransfers, routeCandidates, now, log } = dependencies;
  const look = createCandidateLook({ ...dependencies, tokens: servedTokens(config.bridgeRoutes, chains) });
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
      const bounds = [at, new Date(at.getTime() + LEASE_MS), PER_TICK] as const;
      const [due, candidates] = [await routeTransfers.claimDue(...bounds), await routeCandidates.claimDue(...bounds)];
      for (const each of [...due.map(follow), ...candidates.map(look)]) {
        const ended = each.finally(() => underWay.delete(ended));
        underWay.add(ended);
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
