import { fieldInWords } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { fromOrganisationInput, type SetupContext, validateForm } from '@althing/domain/setup';
import type { Address, Hex } from '@althing/domain/units';
import { plan, PlanError, type PlanInput } from '@althing/planner';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';
import type { FrozenUpgrade } from '../store/frozenUpgrade.ts';
import { freezePlan } from './freezePlan.ts';
import { upgradePlan, UpgradeProblem, type UpgradeTask } from './upgradePlan.ts';

export interface CheckTask {
  type: 'check';
  organisation: OrganisationInput;
  context: Pick<SetupContext, 'chains' | 'features'>;
  caller: Address;
}

export interface PlanTask extends PlanInput {
  type: 'plan';
}

export interface Problem {
  code: 'bad-request' | 'plan-impossible';
  message: string;
}

export type PlanResult = { chains: FrozenChainPlan[] } | { problem: Problem };
export type UpgradeResult = FrozenUpgrade | { problem: Problem };
/** `problem` is null where the form can be deployed. */
export type CheckResult = { problem: Problem | null };

/** To find out whether a form can be planned at all, any salt and deployer will do. */
const ANY_SALT: Hex = `0x${'11'.repeat(32)}`;

function planned(input: PlanInput): PlanResult {
  try {
    return { chains: plan(input).chains.map(freezePlan) };
  } catch (error) {
    if (error instanceof PlanError) return { problem: { code: 'plan-impossible', message: error.message } };
    throw error;
  }
}

function checked({ organisation, context, caller }: CheckTask): CheckResult {
  const setting: SetupContext = { ...context, initial: null, existingGovernorNames: [] };
  const errors = validateForm(fromOrganisationInput(organisation), setting);
  const [first] = Object.entries(errors);
  if (first) return { problem: { code: 'bad-request', message: `${fieldInWords(first[0].split('.'))}: ${first[1]}` } };
  const deployers = Object.fromEntries(context.chains.map(({ id }) => [id, caller]));
  const { name, modules, token } = organisation;
  const result = planned({ organisation: { name, modules, token }, salt: ANY_SALT, deployers });
  return { problem: 'problem' in result ? result.problem : null };
}

function upgraded(task: UpgradeTask): UpgradeResult {
  try {
    return upgradePlan(task);
  } catch (error) {
    if (error instanceof UpgradeProblem) return { problem: { code: 'bad-request', message: error.message } };
    if (error instanceof PlanError) return { problem: { code: 'plan-impossible', message: error.message } };
    throw error;
  }
}

/** Checks or plans a whole organisation. Pure, but in the worst case so much work that other requests should not have to wait for it. */
export default function work(task: CheckTask | PlanTask | UpgradeTask): CheckResult | PlanResult | UpgradeResult {
  if (task.type === 'upgrade') return upgraded(task);
  return task.type === 'check' ? checked(task) : planned(task);
}
