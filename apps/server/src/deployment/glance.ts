import type { ChainId } from '@althing/domain/units';
import { nextLookAfter } from './schedule.ts';
import type { LedgerDependencies } from './dependencies.ts';

type GlanceDependencies = Pick<LedgerDependencies, 'chains' | 'deployments' | 'now' | 'log'>;

/** Plans that are checked by one batch of requests. */
const PER_GLANCE = 300;
/** After how long a chain that did not answer is asked again, in milliseconds. */
const RETRY_MS = 2_000;

/**
 * Checks all due plans of one chain of which nothing was ever reported or found, in full batches of addresses. A plan with code at one of its
 * addresses is scheduled for a close look at once; the others wait for their next turn. Throws where no node answers.
 */
async function glance({ chains, deployments, now }: GlanceDependencies, chainId: ChainId, organisationIds: readonly string[]) {
  const contracts = await deployments.contractsOn(chainId, organisationIds);
  const client = chains.client(chainId);
  const codes = await Promise.all(contracts.map(({ address }) => client.getCode({ address })));
  const begun = new Set(contracts.filter((_contract, index) => codes[index] !== undefined).map(({ organisationId }) => organisationId));
  const changed = new Map<string, number>();
  for (const { organisationId, updatedAt } of contracts)
    changed.set(organisationId, Math.max(changed.get(organisationId) ?? 0, updatedAt.getTime()));

  const at = now();
  const waiting = organisationIds
    .filter((id) => !begun.has(id))
    .map((organisationId) => {
      const wait = nextLookAfter({ isOnItsWay: false, idleMs: at.getTime() - (changed.get(organisationId) ?? 0) });
      return { organisationId, at: wait === null ? null : new Date(at.getTime() + wait) };
    });
  await deployments.scheduleAll(chainId, waiting, false);
  await deployments.scheduleAll(
    chainId,
    [...begun].map((organisationId) => ({ organisationId, at })),
    true,
  );
}

/** Runs these batches, one at a time per chain: a chain that does not answer delays only its own plans. */
export function createGlances(dependencies: GlanceDependencies) {
  const { deployments, now, log } = dependencies;
  const underWay = new Map<ChainId, Promise<void>>();

  async function glanceAt(chainId: ChainId, organisationIds: readonly string[]): Promise<void> {
    try {
      await glance(dependencies, chainId, organisationIds).catch(async (error: unknown) => {
        log.warn({ err: error, chainId }, 'could not look at the plans of a chain');
        const at = new Date(now().getTime() + RETRY_MS);
        await deployments.scheduleAll(
          chainId,
          organisationIds.map((organisationId) => ({ organisationId, at })),
          false,
        );
      });
    } catch (error) {
      log.error({ err: error, chainId }, 'could not put plans off');
    }
  }

  return {
    /** Starts checking what is due. The plans are reserved until `until`, so that no other process takes them. */
    async begin(at: Date, until: Date): Promise<void> {
      const due = await deployments.claimQuiet(at, until, { limit: PER_GLANCE, except: [...underWay.keys()] });
      for (const chainId of new Set(due.map((key) => key.chainId))) {
        const ids = due.filter((key) => key.chainId === chainId).map(({ organisationId }) => organisationId);
        underWay.set(
          chainId,
          glanceAt(chainId, ids).finally(() => underWay.delete(chainId)),
        );
      }
    },

    /** Resolves when all batches that are running have ended. */
    ended: async (): Promise<void> => void (await Promise.all(underWay.values())),
  };
}
