import { longDurationText } from '@althing/domain/display';
import type { UpgradeProposalSummary } from '@althing/domain/http';
import { UPGRADE_EXECUTION_MS, UPGRADE_MS } from '@althing/domain/upgrades';
import { formatTime } from '../../lib/format/formatDate.ts';

type Times = Pick<UpgradeProposalSummary, 'state' | 'createdAt' | 'expiresAt' | 'decidedAt' | 'executingSince' | 'registeredAt'>;

/** When its time was over: to decide and begin, or to finish what was begun. */
const endOf = ({ createdAt, executingSince }: Times): Date =>
  executingSince ? new Date(Date.parse(executingSince) + UPGRADE_EXECUTION_MS) : new Date(Date.parse(createdAt) + UPGRADE_MS);

/** What has to be done of one that is decided, before its time is over. */
const UNTIL: Partial<Record<Times['state'], string>> = { approved: 'Has to be begun within', executing: 'Has to be finished within' };

/** When it was decided or ended; for one that may still expire, how much time is left. `now`: UNIX milliseconds. */
export function timeText(times: Times, now: number): string {
  const { state, expiresAt, decidedAt, registeredAt, createdAt } = times;
  if (state === 'registered' && registeredAt) return `Registered ${formatTime(registeredAt)}`;
  if (state === 'rejected' && decidedAt) return `Rejected ${formatTime(decidedAt)}`;
  if (state === 'expired') return `Expired ${formatTime(endOf(times))}`;
  if (expiresAt === null) return `Proposed ${formatTime(createdAt)}`;
  const left = Math.max(0, Math.round((Date.parse(expiresAt) - now) / 1000));
  return `${UNTIL[state] ?? 'Expires in'} ${longDurationText(left)}`;
}
