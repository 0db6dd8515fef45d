import { sentenceOf } from '@althing/domain/errors';
import { notify } from '../../../ui/notify.ts';
import type { SimulationAnswer } from './useSimulation.ts';

/** docs/requirements.md#transaction-messages: what is said when somebody has asked for a simulation. */
export function simulationToast({ outcome, simulation, error }: SimulationAnswer): void {
  if (outcome === 'succeeds') return notify.success('Transaction simulation successful');
  return notify.error(sentenceOf('simulation-failed'), `Reason: ${simulation?.error_message ?? error?.message ?? ''}`);
}
