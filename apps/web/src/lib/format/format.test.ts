import { expect, test } from 'vitest';
import { formatDay, formatTime } from './formatDate.ts';
import { shortenHex } from './shortenHex.ts';

test('an address keeps six characters at each end, short text stays', () => {
  expect(shortenHex('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf39F…b92266');
  expect(shortenHex('0x1234')).toBe('0x1234');
});

test('dates read day.month.year, whether they come as text, as a date or as UNIX seconds', () => {
  const noon = new Date(2026, 10, 3, 12, 5);
  expect(formatDay(noon.toISOString())).toBe('03.11.2026');
  expect(formatTime(noon)).toBe('03.11.2026, 12:05');
  expect(formatTime(noon.getTime() / 1000)).toBe('03.11.2026, 12:05');
});
