import type { ContractState } from '@althing/domain/organisation';
import type { StepState } from '../../ui/StepList.tsx';
import { contractName } from '../transactions/index.ts';
import type { DeploymentStep } from './deployment.ts';
import { statusText } from './statusText.ts';

const STEP_STATES: Record<ContractState, StepState> = {
  planned: 'waiting',
  submitted: 'current',
  confirmed: 'done',
  verified: 'done',
  failed: 'failed',
};
const STATE_LABELS: Record<ContractState, string> = {
  planned: 'Planned',
  submitted: 'Submitted',
  confirmed: 'Confirmed',
  verified: 'Verified',
  failed: 'Failed',
};

export interface StepView {
  id: string;
  title: string;
  state: StepState;
  label: string;
  address: string;
  reason: string | null;
}

/** The contracts of a chain as a list of steps. `isInFlight`: this browser has sent the transaction, whatever the ledger knows. */
export function stepViews(steps: readonly DeploymentStep[], isInFlight: boolean): StepView[] {
  return steps.map((step) => {
    const state = step.state === 'planned' && isInFlight ? 'submitted' : step.state;
    return {
      id: step.stepId,
      title: state === 'submitted' ? statusText(step.kind) : contractName(step),
      state: STEP_STATES[state],
      label: step.isFound ? 'Found on the chain' : STATE_LABELS[state],
      address: step.address,
      reason: step.reason,
    };
  });
}

export const stateLabel = (state: ContractState): string => STATE_LABELS[state];
