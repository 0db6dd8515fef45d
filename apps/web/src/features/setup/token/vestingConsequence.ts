import type { ScheduleDraft } from '@althing/domain/setup';
import { totalAmount } from '@althing/domain/token';
import { balanceText } from '@althing/domain/treasury';

const DAY = 86_400_000;

/** What a schedule comes to, in a sentence; null while its amounts or dates are missing. `now`: milliseconds. */
export function vestingConsequence(schedule: ScheduleDraft, symbol: string, now: number): string | null {
  const total = totalAmount(schedule.receivers.map(({ amount }) => amount));
  if (total === 0n) return null;
  const amount = (value: bigint): string => `${balanceText(value)} ${symbol || 'tokens'}`;
  return schedule.vestingType === 'linear'
    ? evenly(Date.parse(schedule.startDate), Date.parse(schedule.endDate), now, total, amount)
    : inParts(schedule.milestoneDates.map(Date.parse), now, total, amount);
}

type Say = (value: bigint) => string;

function evenly(start: number, end: number, now: number, total: bigint, amount: Say): string | null {
  if (!(end > start)) return null;
  if (end <= now) return `The end is past, so all of the ${amount(total)} can be released at once.`;
  const begun = start < now ? ' What has vested by then can be released at once.' : '';
  const days = Math.max(1, Math.round((end - start) / DAY));
  return `${amount(total)} over ${days} ${days === 1 ? 'day' : 'days'}: ${amount(total / BigInt(days))} a day.${begun}`;
}

function inParts(dates: readonly number[], now: number, total: bigint, amount: Say): string | null {
  if (dates.length === 0 || dates.some(Number.isNaN)) return null;
  const past = dates.filter((date) => date <= now).length;
  const whole =
    dates.length === 1
      ? `${amount(total)} at one date.`
      : `${amount(total)} in ${dates.length} parts of ${amount(total / BigInt(dates.length))}.`;
  if (past === 0) return whole;
  return `${whole} ${past === dates.length ? 'All dates are' : past === 1 ? 'One date is' : `${past} dates are`} past: that part can be released at once.`;
}
