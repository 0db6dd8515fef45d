// @vitest-environment happy-dom
import type { Task } from '@althing/domain/http';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiKey } from '../../lib/query/apiQuery.ts';
import { TaskBadge } from './TaskBadge.tsx';

const task = (isYours: boolean): Task => ({
  id: `${isYours}`,
  kind: isYours ? 'vote' : 'execute',
  isYours,
  organisation: { slug: 'a', name: 'A' },
  title: 'Bread',
  due: null,
  now: new Date(0).toISOString(),
  place: { type: 'deployment' },
});

const badgeOf = (...items: Task[]) => {
  const client = new QueryClient();
  client.setQueryData(apiKey('GET /api/v1/users/me/tasks', {}), { items, organisations: [] });
  return render(
    <QueryClientProvider client={client}>
      <TaskBadge />
    </QueryClientProvider>,
  ).container.textContent;
};

test('what only the reader can do is counted, and nothing else', () => {
  expect(badgeOf(task(true), task(false))).toBe('1 task waits for you');
  expect(badgeOf(task(true), task(true))).toBe('2 tasks wait for you');
  expect(badgeOf(task(false))).toBe('');
});
