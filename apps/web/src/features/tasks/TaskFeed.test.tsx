// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { TaskFeed } from './TaskFeed.tsx';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('../../lib/http/api.ts', () => ({ api }));
vi.mock('../auth/index.ts', async () => ({ CitizenButton: (await import('../../../test/citizenButton.tsx')).FakeCitizenButton }));

let createdAt: string | null;
beforeEach(() => {
  createdAt = null;
  api.mockReset().mockImplementation(async (endpoint: string) => {
    if (endpoint.startsWith('GET')) return { createdAt };
    if (endpoint.startsWith('DELETE')) return {};
    return { rss: 'https://a.example/s.rss', calendar: 'https://a.example/s.ics', createdAt: '2026-11-25T12:00:00.000Z' };
  });
});
const called = (method: string) => api.mock.calls.filter(([endpoint]) => String(endpoint).startsWith(method)).length;

test('a secret address is made when it is asked for, and shown for the calendar and for the reader', async () => {
  const { user } = renderPage(<TaskFeed />);
  await user.click(await screen.findByRole('button', { name: 'Make a secret address' }));
  expect(await screen.findByDisplayValue('https://a.example/s.ics')).toBeDefined();
  expect(screen.getByDisplayValue('https://a.example/s.rss')).toBeDefined();
  expect(screen.getByText(/ends after 365 days; that of a Safe after 90/)).toBeDefined();
});

test('one that was made before is not shown again, and ends only once that is confirmed', async () => {
  createdAt = '2026-11-25T12:00:00.000Z';
  const { user } = renderPage(<TaskFeed />);
  expect(await screen.findByText(/There is an address since/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'End it' }));
  expect(called('DELETE')).toBe(0);
  await user.click((await screen.findAllByRole('button', { name: 'End it' })).at(-1)!);
  expect(await screen.findByRole('button', { name: 'Make a secret address' })).toBeDefined();
  expect(called('DELETE')).toBe(1);
});
