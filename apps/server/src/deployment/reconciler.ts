import { Refusal } from '../base/errors.ts';
import { createGlances } from './glance.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerDependencies } from './dependencies.ts';

const TICK_MS = 200;
/** Looks that are begun at a tick, and that may be under way in all and at one chain: a chain that is silent holds up its own alone. */
const PER_TICK = 5;
const AT_ONCE = 40;
const AT_ONE_CHAIN = 10;
const RETRY_MS = 2_000;
/** A chain that was claimed comes back after this, should its process die. */
const LEASE_MS = 30_000;

/** Follows the chains of all unfinished deployments, whether or not anybody watches. */
export interface Reconciler {
  start(): void;
  /** Resolves when the looks that are under way have ended. */
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

  /** Everything stands: nobody has to be watching for the organisation to become deployed. */
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
      // What differs from the review stays different; a node that is down is asked again.
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
