import type { Task } from '@althing/domain/http';
import { TaskItem } from './TaskItem.tsx';
import classes from './Tasks.module.css';

export interface TaskListProps {
  tasks: readonly Task[];
  /** When the tasks were answered, milliseconds. */
  answeredAt: number;
  /** Accessible name of the list. */
  label: string;
  /** Whether each names its organisation. */
  isAcross?: boolean;
}

/** What waits, each with a way to where it is done and the time left. */
export function TaskList({ tasks, answeredAt, label, isAcross = false }: TaskListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {tasks.map((task) => (
        <TaskItem key={task.id} task={task} answeredAt={answeredAt} isAcross={isAcross} />
      ))}
    </ul>
  );
}
