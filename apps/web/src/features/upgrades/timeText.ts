import { longDurationText } from '@althing/domain/display';
import type { UpgradeProposalSummary } from '@althing/domain/http';
import { formatTime } from '../../lib/format/formatDate.ts';

type Times = Pick<UpgradeProposalSummary, 'state' | 'createdAt' | 'expiresAt' | 'decidedAt' | 'executedAt' | 'registeredAt'>;

/** When it was decided or ended; for one that may still expire, how much time is left. `now`: UNIX milliseconds. */
export function timeText({ state, expiresAt, decidedAt, registeredAt, createdAt }: Times, now: number): string {
  if (state === 'registered' && registeredAt) return `Registered ${formatTime(registeredAt)}`;
  if (state === 'rejected' && decidedAt) return `Rejected ${formatTime(decidedAt)}`;
  if (state === 'expired' || expiresAt === null) return `Proposed ${formatTime(createdAt)}`;
  const left = Math.max(0, Math.round((Date.parse(expiresAt) - now) / 1000));
  return `Expires in ${longDurationText(left)}`;
}
