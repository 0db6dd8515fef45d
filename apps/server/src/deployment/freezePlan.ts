import { type ChainPlan, plannedIdentity } from '@althing/planner';
import { keccak256 } from 'viem';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';

/** The plan as it is stored. A later version of the planner may predict other addresses, so registered plans are kept instead of computed again. */
export function freezePlan(plan: ChainPlan): FrozenChainPlan {
  const { chainId, deployer, steps, transactions } = plan;
  const { id, founder, heir, chainIds } = plannedIdentity(plan);
  return {
    chainId,
    deployer,
    identity: { id, founder, heir, chainIds: chainIds.map(Number) },
    steps: steps.map(({ id, kind, name, address, checks }) => ({ id, kind, name, address, checks })),
    transactions: transactions.map(({ data, stepIds }) => ({ dataHash: keccak256(data), stepIds })),
  };
}
