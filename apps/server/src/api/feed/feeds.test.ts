import type { Task } from '@althing/domain/http';
import { expect, it } from 'vitest';
import { calendarFeed } from './calendarFeed.ts';
import { feedEntries } from './feedEntries.ts';
import { rssFeed } from './rssFeed.ts';

const AT = new Date('2026-11-25T12:00:00.000Z');
const ORIGIN = 'https://althing.example';
const GOVERNOR = `0x${'aa'.repeat(20)}`;
const task = (part: Partial<Task> = {}): Task => ({
  id: 'proposal:1:0xaa:7',
  kind: 'vote',
  isYours: true,
  organisation: { slug: 'harbour', name: 'Harbour' },
  title: 'Dredge',
  // The clock of the chain is a year ahead; there is an hour and a half left.
  due: '2027-11-25T13:30:00.000Z',
  now: '2027-11-25T12:00:00.000Z',
  place: { type: 'proposal', chainId: 1, governor: GOVERNOR, proposalId: '7' },
  ...part,
});
const entriesOf = (...tasks: Task[]) => feedEntries(tasks, ORIGIN, AT);
const calendarOf = (...tasks: Task[]) => calendarFeed(entriesOf(...tasks), { title: 'What needs you', at: AT });
const rssOf = (...tasks: Task[]) => rssFeed(entriesOf(...tasks), { title: 'What needs you', url: ORIGIN });
/** As a reader joins folded lines. */
const unfolded = (calendar: string): string[] => calendar.replaceAll('\r\n ', '').split('\r\n');

it('an entry says what is to be done, of whom, until when by the clock of who reads it, and where', () => {
  expect(entriesOf(task())).toEqual([
    {
      id: 'https://althing.example/tasks/proposal%3A1%3A0xaa%3A7',
      title: 'Vote: Dredge',
      text: 'Harbour. Voting ends 2026-11-25 13:30 UTC',
      url: `https://althing.example/organisations/harbour/proposals/1/${GOVERNOR}/7`,
      end: { at: new Date('2026-11-25T13:30:00.000Z'), words: 'Voting ends' },
    },
  ]);
  expect(entriesOf(task({ kind: 'deploy', due: null, place: { type: 'deployment' } }))[0]).toMatchObject({ text: 'Harbour', end: null });
});

it('a calendar has what ends, with a reminder a day before, and nothing else', () => {
  const lines = unfolded(calendarOf(task(), task({ id: 'deploy', kind: 'deploy', due: null, place: { type: 'deployment' } })));
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  for (const line of ['DTSTART:20261125T133000Z', 'DTSTAMP:20261125T120000Z', 'SUMMARY:Voting ends: Vote: Dredge', 'TRIGGER:-P1D'])
    expect(lines).toContain(line);
});

it('names that strangers chose break out of neither form', () => {
  const evil = 'a\r\nEND:VCALENDAR\r\nX:1; b, c\\ <script>&\u0000\u0007\uffff\ud800';
  const lines = unfolded(calendarOf(task({ title: evil, organisation: { slug: 'harbour', name: evil } })));
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('X:'))).toEqual([]);
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toContain('\\nX:1\\; b\\, c\\\\ <script>');
  const rss = rssOf(task({ title: evil }));
  expect(rss).toContain('&lt;script&gt;&amp;');
  for (const character of ['<script', '\u0000', '\u0007', '\uffff']) expect(rss).not.toContain(character);
  expect(rss.isWellFormed()).toBe(true);
});

it('no line of a calendar is longer than 75 bytes, and no character is cut in two', () => {
  const title = 'Þing '.repeat(60) + '🏛️'.repeat(40);
  const calendar = calendarOf(task({ title }));
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(calendar)).toContain(`SUMMARY:Voting ends: Vote: ${title}`);
  expect(calendar.isWellFormed()).toBe(true);
});
