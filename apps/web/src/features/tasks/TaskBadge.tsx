import classes from './Tasks.module.css';
import { useTasks } from './queries.ts';

/** More are not counted. */
const MOST = 99;

/** How much only the reader can do; nothing where that is nothing. */
export function TaskBadge() {
  const { data } = useTasks();
  const count = data?.items.filter(({ isYours }) => isYours).length ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      {count > MOST ? `${MOST}+` : count}
      <span className={classes.hidden}> {count === 1 ? 'task waits' : 'tasks wait'} for you</span>
    </span>
  );
}
