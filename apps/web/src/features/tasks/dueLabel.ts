import { longDurationText } from '@althing/domain/display';
import type { Task } from '@althing/domain/http';
import { TASK_WORDS } from '@althing/domain/tasks';

/** Until when something can be done, in words; undefined where it has no end. `passed`: seconds since the answer. */
export function dueLabel({ kind, due, now }: Pick<Task, 'kind' | 'due' | 'now'>, passed: number): string | undefined {
  if (due === null) return undefined;
  const left = Math.floor((Date.parse(due) - Date.parse(now)) / 1000 - passed);
  if (left <= 0) return 'Its time is over';
  const { deadline } = TASK_WORDS[kind];
  return deadline.endsWith('until')
    ? `${deadline.replace(/ until$/, '')} for ${longDurationText(left)}`
    : `${deadline} in ${longDurationText(left)}`;
}
