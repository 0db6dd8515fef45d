// @vitest-environment happy-dom
import type { Task } from '@althing/domain/http';
import { taskPath } from '@althing/domain/tasks';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../../../test/renderRoute.tsx';
import { TaskItem } from './TaskItem.tsx';

vi.mock('../../ui/ChainMark.tsx', () => ({ ChainMark: () => null }));

const CONTRACT = `0x${'aa'.repeat(20)}`;
const places: Task['place'][] = [
  { type: 'proposal', chainId: 31337, governor: CONTRACT, proposalId: '7' },
  { type: 'safe', chainId: 31337, safe: CONTRACT },
  { type: 'safeMessages', chainId: 31337, safe: CONTRACT },
  { type: 'upgrade', id: '12' },
  { type: 'vesting', chainId: 31337, vesting: CONTRACT },
  { type: 'deployment' },
];

test.each(places)('a task leads on screen where it leads in a feed: $type', async (place) => {
  const task: Task = {
    id: '1',
    kind: 'vote',
    isYours: true,
    organisation: { slug: 'harbour', name: 'Harbour' },
    title: 'Dredge',
    due: null,
    now: '2026-11-25T12:00:00.000Z',
    place,
  };
  await renderRoute(<TaskItem task={task} answeredAt={0} />);
  expect(screen.getByRole('link', { name: 'Dredge' }).getAttribute('href')).toBe(taskPath(task));
});
