import { upgradeStateAt } from '@althing/domain/upgrades';
import type { Logger } from '../base/logger.ts';
import { followUpgrade } from './follow.ts';
import type { UpgradeDependencies } from './ports.ts';

const TICK_MS = 500;
const PER_TICK = 5;
const AT_ONCE = 20;
const RETRY_MS = 2_000;
/** If the process that looks at a proposal dies, another one may after this many milliseconds. */
const LEASE_MS = 30_000;

type Dependencies = Pick<UpgradeDependencies, 'ask' | 'chains' | 'upgradeProposals' | 'now'> & { log: Logger };

/** Watches the chains of all upgrades that are being executed, whether or not a page is open. */
export function createUpgradeFollower(dependencies: Dependencies) {
  const { upgradeProposals, now, log } = dependencies;
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = true;

  async function follow(id: string): Promise<void> {
    try {
      const proposal = await upgradeProposals.find(id);
      if (proposal && upgradeStateAt(proposal, now()) === 'executing') await followUpgrade(dependencies, proposal);
    } catch (error) {
      log.warn({ err: error, upgradeProposal: id }, 'could not look at an upgrade');
      await upgradeProposals
        .postpone(id, new Date(now().getTime() + RETRY_MS))
        .catch((failure: unknown) => log.error({ err: failure }, 'could not put an upgrade off'));
    }
  }

  async function tick(): Promise<void> {
    if (underWay.size >= AT_ONCE) return;
    try {
      const at = now();
      for (const id of await upgradeProposals.claimDue(at, new Date(at.getTime() + LEASE_MS), PER_TICK)) {
        const look = follow(id).finally(() => underWay.delete(look));
        underWay.add(look);
      }
    } catch (error) {
      log.error({ err: error }, 'could not read the upgrades');
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
