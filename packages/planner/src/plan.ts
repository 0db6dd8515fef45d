import { organisationChainIds } from '@althing/domain/organisation';
import type { ChainDesign } from './design.ts';
import { designChain } from './designChain.ts';
import { TRANSACTION_GAS_TARGET } from './gas.ts';
import { authorityStep } from './steps/authorityStep.ts';
import { governorSteps } from './steps/governorSteps.ts';
import { safeStep } from './steps/safeStep.ts';
import { spokeStep } from './steps/spokeStep.ts';
import { tokenStep } from './steps/tokenStep.ts';
import { vestingStep } from './steps/vestingStep.ts';
import { chainTransactions } from './transactions.ts';
import type { ChainPlan, Plan, PlanInput, Step } from './types.ts';

/** In the order in which the deployer contract creates them. */
function chainSteps(design: ChainDesign): Step[] {
  return [
    authorityStep(design),
    ...design.safes.map((safe) => safeStep(safe, design.chainId)),
    ...(design.token ? [tokenStep(design.token, design)] : []),
    ...(design.vesting ? [vestingStep(design.vesting, design)] : []),
    ...design.spokes.map((spoke) => spokeStep(spoke, design)),
    ...design.governors.flatMap((governor) => governorSteps(governor, design)),
  ];
}

function planChain(design: ChainDesign, gasTarget: bigint): ChainPlan {
  const { chainId, deployer } = design;
  return { chainId, deployer, steps: chainSteps(design), transactions: chainTransactions(design, gasTarget) };
}

/**
 * Everything that has to be done for an organisation that does not exist yet: per chain the contracts with their
 * predicted addresses, usually one transaction, and the checks that prove the result. Pure: the same input gives the same
 * plan. Throws `PlanError` where the form cannot be deployed.
 *
 * @param gasTarget how much gas one transaction should use at most, before it is divided.
 */
export function plan(input: PlanInput, { gasTarget = TRANSACTION_GAS_TARGET }: { gasTarget?: bigint } = {}): Plan {
  const designs = organisationChainIds(input.organisation).map((chainId) => designChain(input, chainId));
  return { salt: input.salt, chains: designs.map((design) => planChain(design, gasTarget)) };
}
