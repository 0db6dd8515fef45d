import type { UpgradeState } from '@althing/domain/upgrades';
import type { Tone } from '../../ui/StatusBadge.tsx';

export const UPGRADE_STATE_TONES: Readonly<Record<UpgradeState, Tone>> = {
  open: 'waiting',
  approved: 'neutral',
  executing: 'neutral',
  executed: 'neutral',
  registered: 'good',
  rejected: 'bad',
  expired: 'quiet',
};
