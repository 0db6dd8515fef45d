import type { ChainId } from '../units.ts';
import { emptyReceiver } from './emptyForm.ts';
import type { ChainVestingDraft, ScheduleDraft, TokenDraft } from './form.ts';

/** Changes to the tokens that are locked at first. Each returns a new value. */

const emptySchedule = (): ScheduleDraft => ({
  vestingType: 'linear',
  startDate: '',
  endDate: '',
  receivers: [emptyReceiver('vested-1')],
});

/** Locked tokens count for every quorum, so they can vote unless somebody says otherwise. */
const emptyVesting = (chainId: ChainId): ChainVestingDraft => ({ chainId, isFlexVoting: true, schedules: [] });

/** The token with one more schedule on the chain. */
export function addSchedule(token: TokenDraft, chainId: ChainId): TokenDraft {
  const present = token.vesting.find((entry) => entry.chainId === chainId);
  if (!present) return { ...token, vesting: [...token.vesting, { ...emptyVesting(chainId), schedules: [emptySchedule()] }] };
  const longer = { ...present, schedules: [...present.schedules, emptySchedule()] };
  return { ...token, vesting: token.vesting.map((entry) => (entry === present ? longer : entry)) };
}

/** The token without the schedule at `index` on the chain; with its last schedule a chain has no vesting. */
export function removeSchedule(token: TokenDraft, chainId: ChainId, index: number): TokenDraft {
  const vesting = token.vesting.map((entry) =>
    entry.chainId === chainId ? { ...entry, schedules: entry.schedules.filter((_, position) => position !== index) } : entry,
  );
  return { ...token, vesting: vesting.filter(({ schedules }) => schedules.length > 0) };
}

/** docs/requirements.md#token-form: another type swaps milestones for a beginning and an end. The receivers stay. */
export function setVestingType(schedule: ScheduleDraft, vestingType: ScheduleDraft['vestingType']): ScheduleDraft {
  if (schedule.vestingType === vestingType) return schedule;
  const { receivers } = schedule;
  return vestingType === 'linear'
    ? { vestingType, startDate: '', endDate: '', receivers }
    : { vestingType, milestoneDates: [''], receivers };
}

/** The dates and one more: a month after the last, where there is one. The 31st becomes the last day of a shorter month. */
export function addMilestone(dates: readonly string[]): string[] {
  const last = dates.at(-1) ?? '';
  return [...dates, Number.isNaN(Date.parse(last)) ? '' : monthAfter(new Date(last))];
}

function monthAfter(date: Date): string {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  // Too long a month runs over into the one after next.
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next.toISOString();
}
