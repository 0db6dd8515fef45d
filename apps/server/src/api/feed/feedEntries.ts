import type { Task } from '@althing/domain/http';
import { TASK_WORDS, taskPath } from '@althing/domain/tasks';

/** A task as it stands in a feed. */
export interface FeedEntry {
  /** The same as long as the task waits. */
  id: string;
  title: string;
  /** What it is about, and until when it can be done. */
  text: string;
  url: string;
  /** When it ends, and what ends then, by the clock of who reads it. */
  end: { at: Date; words: string } | null;
}

/** `origin`: of the pages. `at`: when the tasks were read. */
export const feedEntries = (tasks: readonly Task[], origin: string, at: Date): FeedEntry[] =>
  tasks.map((task) => {
    const { action, deadline, end: ending } = TASK_WORDS[task.kind];
    // Chains have clocks of their own: what counts is how long it still lasts.
    const left = task.due === null ? null : Date.parse(task.due) - Date.parse(task.now);
    const end = left === null ? null : { at: new Date(at.getTime() + left), words: ending };
    const url = `${origin}${taskPath(task)}`;
    return {
      id: `${origin}/tasks/${encodeURIComponent(task.id)}`,
      title: `${action}: ${task.title}`,
      text: [task.organisation.name, ...(end ? [endText(deadline, end.at)] : [])].join('. '),
      url,
      end,
    };
  });

const endText = (deadline: string, at: Date): string => `${deadline} ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
