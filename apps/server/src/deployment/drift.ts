import type { CheckResult } from '@althing/domain/http';
import { isSafeKind } from '@althing/domain/organisation';
import type { ChainId } from '@althing/domain/units';
import { isNodeFailure } from '../chains/reachable.ts';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';
import { askChecks } from './askChecks.ts';
import type { LedgerDependencies } from './dependencies.ts';
import { strangersLines } from './limitLines.ts';

export type DriftDependencies = Pick<LedgerDependencies, 'chains' | 'deployments' | 'tokenMinters' | 'runChecks'>;

/** What chains say otherwise than the record, and chains that do not answer now. */
export interface Drift {
  differences: CheckResult[];
  unread: ChainId[];
}

/** Undefined where the chain does not answer everything: a node that says nothing must not be taken for a chain that says something else. */
async function differencesOn(dependencies: DriftDependencies, { chainId, steps }: FrozenChainPlan): Promise<CheckResult[] | undefined> {
  const { chains, tokenMinters } = dependencies;
  const blockNumber = await chains.quick(chainId).getBlockNumber();
  // Who owns a Safe is its own affair: its address follows from its first owners, and its page says who they are today.
  const lasting = steps
    .filter(({ kind }) => !isSafeKind(kind))
    .flatMap(({ id: stepId, checks }) =>
      checks.filter(({ when, type }) => when === 'always' && type !== 'events').map((check) => ({ stepId, check })),
    );
  const [answers, limits] = await Promise.all([
    askChecks(
      dependencies,
      chainId,
      lasting.map(({ check }) => check),
      { blockNumber },
    ),
    strangersLines({ chainId, steps }, { client: chains.untrusted(chainId), minters: tokenMinters }),
  ]);
  if (answers.some(({ actual }) => actual === null)) return undefined;
  const lines = lasting.map(({ stepId, check: { label, unit, expected } }, index): CheckResult => {
    const { actual, ok } = answers[index]!;
    return { chainId, stepId, label, ...(unit && { unit }), expected, actual, ok };
  });
  return [...lines, ...limits].filter(({ ok }) => !ok);
}

/** Compares everything that the record says of an organisation's contracts with the chains as they are now. */
export async function readDrift(dependencies: DriftDependencies, organisationId: string): Promise<Drift> {
  const deployments = await dependencies.deployments.list(organisationId);
  const perChain = await Promise.all(
    deployments.map(async ({ chainId, plan }) => {
      try {
        return { chainId, differences: (await differencesOn(dependencies, plan)) ?? null };
      } catch (error) {
        if (isNodeFailure(error)) return { chainId, differences: null };
        throw error;
      }
    }),
  );
  return {
    differences: perChain.flatMap(({ differences }) => differences ?? []),
    unread: perChain.filter(({ differences }) => differences === null).map(({ chainId }) => chainId),
  };
}
