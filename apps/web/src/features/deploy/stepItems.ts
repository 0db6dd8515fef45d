import type { StepState } from '../../ui/StepList.tsx';
import { CONTRACT_KIND_FACTS, CONTRACT_STATE_LABELS, contractName, type ContractState } from '@althing/domain/organisation';
import type { DeploymentStep } from './deployment.ts';

const STEP_STATES: Record<ContractState, StepState> = {
  planned: 'waiting',
  submitted: 'current',
  confirmed: 'done',
  verified: 'done',
  failed: 'failed',
};

export interface StepView {
  id: string;
  title: string;
  state: StepState;
  label: string;
  address: string;
  reason: string | null;
}

/** The contracts of a chain as a list of steps. `isInFlight`: this browser has sent the transaction, even if the ledger does not know yet. */
export function stepViews(steps: readonly DeploymentStep[], isInFlight: boolean): StepView[] {
  return steps.map((step) => {
    const state = step.state === 'planned' && isInFlight ? 'submitted' : step.state;
    return {
      id: step.stepId,
      title: state === 'submitted' ? CONTRACT_KIND_FACTS[step.kind].status : contractName(step),
      state: STEP_STATES[state],
      label: step.isFound ? 'Found on the chain' : CONTRACT_STATE_LABELS[state],
      address: step.address,
      reason: step.reason,
    };
  });
}
