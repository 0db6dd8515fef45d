import type { ScheduleDraft } from '@althing/domain/setup';
import { totalAmount } from '@althing/domain/token';
import { balanceText } from '@althing/domain/treasury';

const DAY = 86_400_000;

/** When a schedule releases; ISO texts. */
export type ScheduleDates =
  { vestingType: 'linear'; startDate: string; endDate: string } | { vestingType: 'milestone'; milestoneDates: readonly string[] };

/** What a schedule comes to, in a sentence; null while its amounts or dates are missing. `now`: milliseconds. */
export function vestingConsequence(schedule: ScheduleDraft, symbol: string, now: number): string | null {
  const total = totalAmount(schedule.receivers.map(({ amount }) => amount));
  if (total === 0n) return null;
  const amount = (value: bigint): string => `${balanceText(value)} ${symbol || 'tokens'}`;
  const whole =
    schedule.vestingType === 'linear'
      ? evenly(Date.parse(schedule.startDate), Date.parse(schedule.endDate), total, amount)
      : inParts(schedule.milestoneDates.map(Date.parse), total, amount);
  return whole && [whole, pastConsequence(schedule, now), farConsequence(schedule, now)].filter(Boolean).join(' ');
}

/** What of it is free from the beginning because dates are past, in a sentence; undefined where nothing is. `now`: milliseconds. */
export function pastConsequence(schedule: ScheduleDates, now: number): string | undefined {
  if (schedule.vestingType === 'linear') {
    if (Date.parse(schedule.endDate) <= now) return 'The end is past: all of it can be released at once.';
    return Date.parse(schedule.startDate) < now
      ? 'It has begun already: what has vested by the founding can be released at once.'
      : undefined;
  }
  const { milestoneDates: dates } = schedule;
  const past = dates.filter((date) => Date.parse(date) <= now).length;
  if (past === 0) return undefined;
  if (past === dates.length) return 'All dates are past: all of it can be released at once.';
  return `${past === 1 ? 'One date is' : `${past} dates are`} past: that part can be released at once.`;
}

/** Longer is more likely a mistyped year. */
const FAR = 20 * 365 * DAY;

function farConsequence(schedule: ScheduleDates, now: number): string | undefined {
  const last = Math.max(
    ...(schedule.vestingType === 'linear' ? [schedule.endDate] : schedule.milestoneDates).map((date) => Date.parse(date)),
  );
  return last - now > FAR
    ? `The last date is ${Math.floor((last - now) / (365 * DAY))} years away, and nobody can change it later.`
    : undefined;
}

type Say = (value: bigint) => string;

function evenly(start: number, end: number, total: bigint, amount: Say): string | null {
  if (!(end > start)) return null;
  const days = Math.max(1, Math.round((end - start) / DAY));
  return `${amount(total)} over ${days} ${days === 1 ? 'day' : 'days'}: ${amount(total / BigInt(days))} a day.`;
}

function inParts(dates: readonly number[], total: bigint, amount: Say): string | null {
  if (dates.length === 0 || dates.some(Number.isNaN)) return null;
  return dates.length === 1
    ? `${amount(total)} at one date.`
    : `${amount(total)} in ${dates.length} parts of ${amount(total / BigInt(dates.length))}.`;
}
