import type { BridgeStatus, LegProgress, MessageStage } from '@althing/domain/bridges';
import type { Tone } from '../../ui/StatusBadge.tsx';

export const STAGE_TONES: Readonly<Record<MessageStage, Tone>> = {
  sent: 'neutral',
  arriving: 'neutral',
  confirmable: 'waiting',
  delayed: 'neutral',
  executable: 'waiting',
  executed: 'good',
  cancelled: 'bad',
  expired: 'bad',
};

export const STATUS_TONES: Readonly<Record<BridgeStatus, Tone>> = { pending: 'quiet', relayed: 'neutral', completed: 'good' };

export const LEG_TONES: Readonly<Record<LegProgress['is'], Tone>> = {
  arrived: 'good',
  stuck: 'bad',
  late: 'waiting',
  slow: 'waiting',
  'under-way': 'neutral',
};
