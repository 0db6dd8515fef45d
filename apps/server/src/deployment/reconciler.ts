import { Refusal } from '../base/errors.ts';
import { createGlances } from './glance.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerDependencies } from './dependencies.ts';

const TICK_MS = 200;
/** Checks that start per tick, that may run in all, and that may run per chain: a chain that does not answer delays only its own. */
const PER_TICK = 5;
const AT_ONCE = 40;
const AT_ONE_CHAIN = 10;
const RETRY_MS = 2_000;
/** If the process that took a check dies, another one may take it after this many milliseconds. */
const LEASE_MS = 30_000;

/** Watches the chains of all unfinished deployments, whether or not a page is open. */
export interface Reconciler {
  start(): void;
  /** Resolves when the checks that are running have ended. */
  stop(): Promise<void>;
}

type Dependencies = Pick<LedgerDependencies, 'chains' | 'deployments' | 'organisations' | 'now' | 'log'> & { ledger: Ledger };

export function createReconciler(dependencies: Dependencies): Reconciler {
  const { deployments, organisations, now, log, ledger } = dependencies;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const underWay = new Map<Promise<void>, number>();
  const glances = createGlances(dependencies);
  let stopped = true;

  /** Marks the organisation as deployed once every contract stands, so that no page has to be open for it. */
  async function completeIfDone(organisationId: string): Promise<void> {
    const contracts = await deployments.contracts(organisationId);
    if (contracts.length === 0 || contracts.some(({ state }) => state !== 'verified')) return;
    const organisation = await organisations.find(organisationId);
    if (organisation?.state === 'deploying') await ledger.complete(organisation);
  }

  async function follow(organisationId: string, chainId: number): Promise<void> {
    try {
      const contracts = await ledger.reconcile(organisationId, chainId);
      if (contracts.every(({ state }) => state === 'verified')) await completeIfDone(organisationId);
    } catch (error) {
      log.warn({ err: error, organisationId, chainId }, 'could not look at a deployment');
      // A difference from the review stays, so it is not asked about again; a node that is down is asked later.
      if (!(error instanceof Refusal)) await deployments.postpone({ organisationId, chainId }, new Date(now().getTime() + RETRY_MS));
    }
  }

  function busyChains(): number[] {
    const chains = [...underWay.values()];
    return [...new Set(chains)].filter((id) => chains.filter((other) => other === id).length >= AT_ONE_CHAIN);
  }

  async function tick(): Promise<void> {
    try {
      const at = now();
      await glances.begin(at, new Date(at.getTime() + LEASE_MS));
      if (underWay.size >= AT_ONCE) return;
      const due = await deployments.claimDue(at, new Date(at.getTime() + LEASE_MS), { limit: PER_TICK, except: busyChains() });
      for (const { organisationId, chainId } of due) {
        const look = follow(organisationId, chainId).finally(() => underWay.delete(look));
        underWay.set(look, chainId);
      }
    } catch (error) {
      log.error({ err: error }, 'could not read the ledger');
    }
  }

  function plan(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = tick().finally(plan);
    }, TICK_MS);
  }

  return {
    start() {
      if (!stopped) return;
      stopped = false;
      plan();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await Promise.all([...underWay.keys(), glances.ended()]);
    },
  };
}
