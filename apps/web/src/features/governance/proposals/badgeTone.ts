import type { BadgeColour } from '@althing/domain/governance';
import type { Tone } from '../../../ui/StatusBadge.tsx';

export const BADGE_TONES: Record<BadgeColour, Tone> = { green: 'good', red: 'bad', blue: 'neutral' };
