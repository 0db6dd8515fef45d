type Time = Date | string | number;

/** A date, an ISO text or UNIX seconds. */
const dateOf = (time: Time): Date => new Date(typeof time === 'number' ? time * 1000 : time);

function partsOf(time: Time, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(dateOf(time)).map(({ type, value }) => [type, value]));
}

/** docs/requirements.md#display: day.month.year, e.g. `21.11.2026`. Numbers are UNIX seconds. */
export function dateText(time: Time, timeZone = 'UTC'): string {
  const { day, month, year } = partsOf(time, timeZone);
  return `${day}.${month}.${year}`;
}

/** E.g. `21.11.2026, 14:05`. */
export function dateTimeText(time: Time, timeZone = 'UTC'): string {
  const { hour, minute } = partsOf(time, timeZone);
  return `${dateText(time, timeZone)}, ${hour}:${minute}`;
}
