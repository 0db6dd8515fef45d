import type { FeedEntry } from './feedEntries.ts';

/** Bytes of a line of a calendar (RFC 5545, 3.1); longer ones are folded. */
const LINE = 75;
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Text of strangers as a value (RFC 5545, 3.3.11). */
const value = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    // The space before a continued line counts.
    if (bytes + length > LINE) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += length;
  }
  return [...parts, part].join('\r\n');
}

const time = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** An iCalendar of what ends, each with a reminder a day before. `at`: when it was read. */
export function calendarFeed(entries: readonly FeedEntry[], { title, at }: { title: string; at: Date }): string {
  const events = entries.flatMap(({ id, title: summary, text, url, end }) =>
    end
      ? [
          'BEGIN:VEVENT',
          `UID:${value(id)}`,
          `DTSTAMP:${time(at)}`,
          `DTSTART:${time(end.at)}`,
          `SUMMARY:${value(`${end.words}: ${summary}`)}`,
          `DESCRIPTION:${value(`${text}\n${url}`)}`,
          `URL:${url}`,
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${value(summary)}`,
          'TRIGGER:-P1D',
          'END:VALARM',
          'END:VEVENT',
        ]
      : [],
  );
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Althing//Tasks//EN',
    `X-WR-CALNAME:${value(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  ];
  return `${[...head, ...events, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`;
}
