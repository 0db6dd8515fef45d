import type { ChainPlan } from '@althing/planner';
import { keccak256 } from 'viem';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';

/** The plan as it is stored. A later version of the planner may predict other addresses, so registered plans are kept instead of computed again. */
export function freezePlan({ chainId, deployer, steps, transactions }: ChainPlan): FrozenChainPlan {
  return {
    chainId,
    deployer,
    steps: steps.map(({ id, kind, name, address, checks }) => ({ id, kind, name, address, checks })),
    transactions: transactions.map(({ data, stepIds }) => ({ dataHash: keccak256(data), stepIds })),
  };
}
