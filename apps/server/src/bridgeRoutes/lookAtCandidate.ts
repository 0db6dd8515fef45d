import { Refusal } from '../base/errors.ts';
import type { Logger } from '../base/logger.ts';
import type { RouteCandidate, RouteCandidates } from '../store/routeCandidates.ts';
import { nextLook } from './nextLook.ts';
import { createRouteRecorder, type RecordDependencies } from './record.ts';

const DAY_MS = 86_400_000;

export interface CandidateDependencies extends RecordDependencies {
  routeCandidates: Pick<RouteCandidates, 'putOff' | 'forget'>;
  log: Logger;
}

/** Whether it is settled that nothing left in it. */
const isOfNoRoute = (error: unknown): boolean => error instanceof Refusal && error.code === 'route-not-found';

/**
 * Reads once what a Safe has executed, as if its sender had told of it; again for a day where no node answers or has it yet. What was told already
 * stays as it is.
 */
export function createCandidateLook(dependencies: CandidateDependencies) {
  const { tokens, routeCandidates, log, now } = dependencies;
  const record = createRouteRecorder(dependencies);
  const carrying = new Set(tokens.flatMap(({ places }) => places.map(({ chainId }) => chainId)));

  /** Whether it need not be looked at again. */
  async function isDone({ chainId, transactionHash, createdAt }: RouteCandidate): Promise<boolean> {
    if (!carrying.has(chainId)) return true;
    try {
      await record(chainId, transactionHash);
      return true;
    } catch (error) {
      if (isOfNoRoute(error)) return true;
      log.warn({ err: error, chainId, transactionHash }, 'could not look at what a Safe executed');
      return now().getTime() - createdAt.getTime() > DAY_MS;
    }
  }

  return async function look(candidate: RouteCandidate): Promise<void> {
    try {
      if (await isDone(candidate)) await routeCandidates.forget(candidate);
      else await routeCandidates.putOff(candidate, nextLook(candidate.createdAt, now()));
    } catch (error) {
      log.error({ err: error }, 'could not put off what a Safe executed');
    }
  };
}
