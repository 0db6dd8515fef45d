import type { ContractState } from '@althing/domain/organisation';
import type { Tone } from '../../ui/StatusBadge.tsx';

export const CONTRACT_STATE_TONES: Record<ContractState, Tone> = {
  planned: 'waiting',
  submitted: 'neutral',
  confirmed: 'good',
  verified: 'good',
  failed: 'bad',
};
