import { expect, test } from 'vitest';
import { formatTime } from '../../lib/format/formatDate.ts';
import { timeText } from './timeText.ts';

const NOW = Date.parse('2026-11-02T00:00:00.000Z');
const times = { createdAt: '2026-11-01T00:00:00.000Z', expiresAt: null, decidedAt: null, executingSince: null, registeredAt: null };

test.each([
  [{ ...times, state: 'open', expiresAt: '2026-12-01T00:00:00.000Z' }, /^Expires in 29 days$/],
  [{ ...times, state: 'approved', expiresAt: '2026-12-01T00:00:00.000Z' }, /^Has to be begun within 29 days$/],
  [{ ...times, state: 'executing', expiresAt: '2026-12-01T00:00:00.000Z' }, /^Has to be finished within 29 days$/],
  [{ ...times, state: 'expired' }, new RegExp(`^Expired ${formatTime('2026-12-01T00:00:00.000Z')}$`)],
  [
    { ...times, state: 'expired', executingSince: '2026-11-11T00:00:00.000Z' },
    new RegExp(`^Expired ${formatTime('2026-12-11T00:00:00.000Z')}$`),
  ],
  [{ ...times, state: 'rejected', decidedAt: '2026-11-01T12:00:00.000Z' }, /^Rejected /],
  [{ ...times, state: 'registered', registeredAt: '2026-11-01T12:00:00.000Z' }, /^Registered /],
] as const)('%j', (given, text) => {
  expect(timeText(given, NOW)).toMatch(text);
});
