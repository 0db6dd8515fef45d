import type { OrganisationInput } from '@althing/domain/organisation';
import type { Address } from '@althing/domain/units';
import type { PlanInput } from '@althing/planner';
import type { Config } from '../base/config.ts';
import { invalid } from '../base/errors.ts';
import type { FrozenChainPlan } from '../store/frozenPlan.ts';
import { createWorkerPool, TooSlowError } from '../workers/workerPool.ts';
import type { FrozenUpgrade } from '../store/frozenUpgrade.ts';
import type { CheckResult, CheckTask, PlanResult, PlanTask, Problem, UpgradeResult } from './planWorker.ts';
import type { UpgradeTask } from './upgradePlan.ts';

/** Turns reviewed forms into predicted addresses and checks, in worker threads. */
export interface Planner {
  /** The plan of every chain, ready to be stored. Throws `Refusal` where the form cannot be deployed. */
  plan(input: PlanInput): Promise<FrozenChainPlan[]>;
  /** Throws `Refusal` where the form breaks a rule of the wizard or planner, with the sentence that the wizard would show. */
  check(organisation: OrganisationInput, caller: Address): Promise<void>;
  /** The plan of an upgrade. Throws `Refusal` where the form breaks a rule, or the organisation cannot become what it says. */
  planUpgrade(task: Omit<UpgradeTask, 'type' | 'context'>): Promise<FrozenUpgrade>;
  close(): Promise<void>;
}

const refused = ({ code, message }: Problem) => invalid(message, code);

export function createPlanner({ listedChains, features }: Pick<Config, 'listedChains' | 'features'>): Planner {
  const pool = createWorkerPool<CheckTask | PlanTask | UpgradeTask, CheckResult | PlanResult | UpgradeResult>({
    module: new URL('./planWorker.ts', import.meta.url),
    threads: 2,
    queue: 50,
    milliseconds: 20_000,
  });

  const run = <Result>(task: CheckTask | PlanTask | UpgradeTask): Promise<Result> =>
    pool.run(task).then(
      (result) => result as Result,
      (error: unknown) => {
        throw error instanceof TooSlowError ? invalid('This organisation is too large to be planned', 'plan-impossible') : error;
      },
    );

  return {
    async plan(input) {
      const result = await run<PlanResult>({ type: 'plan', ...input });
      if ('problem' in result) throw refused(result.problem);
      return result.chains;
    },
    async check(organisation, caller) {
      const { problem } = await run<CheckResult>({ type: 'check', organisation, context: { chains: listedChains, features }, caller });
      if (problem) throw refused(problem);
    },
    async planUpgrade(task) {
      const result = await run<UpgradeResult>({ type: 'upgrade', ...task, context: { chains: listedChains, features } });
      if ('problem' in result) throw refused(result.problem);
      return result;
    },
    close: () => pool.close(),
  };
}
