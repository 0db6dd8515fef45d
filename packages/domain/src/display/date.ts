type Time = Date | string | number;

/** A date, an ISO text or UNIX seconds. */
const dateOf = (time: Time): Date => new Date(typeof time === 'number' ? time * 1000 : time);

/** Whose time zone a time is shown in. */
export type Clock = 'UTC' | 'reader';

/** `Intl` could do this, but loading it takes a tenth of a second on a slow machine, and every list shows dates. */
function partsOf(time: Time, clock: Clock) {
  const date = dateOf(time);
  const told = clock === 'UTC' ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    day: two(told.getUTCDate()),
    month: two(told.getUTCMonth() + 1),
    year: String(told.getUTCFullYear()),
    hour: two(told.getUTCHours()),
    minute: two(told.getUTCMinutes()),
  };
}

/** docs/requirements.md#display: day.month.year, e.g. `21.11.2026`. Numbers are UNIX seconds. */
export function dateText(time: Time, clock: Clock = 'UTC'): string {
  const { day, month, year } = partsOf(time, clock);
  return `${day}.${month}.${year}`;
}

/** E.g. `21.11.2026, 14:05`. */
export function dateTimeText(time: Time, clock: Clock = 'UTC'): string {
  const { hour, minute } = partsOf(time, clock);
  return `${dateText(time, clock)}, ${hour}:${minute}`;
}

/** E.g. `01.01.2027, 00:00 UTC`. */
export const momentText = (time: Time): string => `${dateTimeText(time)} UTC`;
