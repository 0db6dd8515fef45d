import type { FrozenChainPlan, FrozenStep } from '../store/frozenPlan.ts';
import { sameAddress } from '@althing/domain/units';

/** What a contract was created with stays true of the past, whatever became of it; what it says today is what the new plan says. */
const mergeStep = (before: FrozenStep | undefined, after: FrozenStep): FrozenStep =>
  before
    ? {
        ...after,
        checks: [...after.checks.filter(({ when }) => when === 'always'), ...before.checks.filter(({ when }) => when === 'deployment')],
      }
    : after;

export const stepAt = (
  plan: Pick<FrozenChainPlan, 'steps'> | undefined,
  { address }: Pick<FrozenStep, 'address'>,
): FrozenStep | undefined => plan?.steps.find((step) => sameAddress(step.address, address));

/** A chain's plan after an upgrade. Deployer and identity stay; transactions of the founding are kept beside those of the upgrade. */
export function mergePlan(before: FrozenChainPlan | undefined, after: FrozenChainPlan): FrozenChainPlan {
  const steps = after.steps.map((step) => mergeStep(stepAt(before, step), step));
  if (!before) return { ...after, steps };
  const { deployer, transactions } = before;
  const identity = before.identity ?? after.identity;
  const added = after.transactions.filter(({ dataHash }) => !transactions.some((known) => known.dataHash === dataHash));
  return { ...after, deployer, ...(identity && { identity }), steps, transactions: [...transactions, ...added] };
}
