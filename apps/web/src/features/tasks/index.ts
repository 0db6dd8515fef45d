import { lazy } from 'react';

/** Loaded when somebody is signed in: the first page of strangers needs none of it. */
export const TaskList = lazy(async () => ({ default: (await import('./TaskList.tsx')).TaskList }));
export const TaskItem = lazy(async () => ({ default: (await import('./TaskItem.tsx')).TaskItem }));
export { isDuty, timeLeft } from './duties.ts';
export const TaskFeed = lazy(async () => ({ default: (await import('./TaskFeed.tsx')).TaskFeed }));
export const ClaimableBadge = lazy(async () => ({ default: (await import('./ClaimableBadge.tsx')).ClaimableBadge }));
export { TaskBadge } from './TaskBadge.tsx';
export { useTasks } from './queries.ts';
