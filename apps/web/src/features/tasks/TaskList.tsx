import type { Task } from '@althing/domain/http';
import { TASK_WORDS } from '@althing/domain/tasks';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { dueLabel } from './dueLabel.ts';
import classes from './Tasks.module.css';

/** Milliseconds. */
const TICK = 5_000;

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
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const passed = Math.max(0, (now - answeredAt) / 1000);
  return (
    <ul className={classes.list} aria-label={label}>
      {tasks.map((task) => (
        <li key={task.id} className={classes.row}>
          <div className={classes.words}>
            <TaskLink task={task} />
            <span className={classes.note}>
              {isAcross && <bdi>{task.organisation.name}</bdi>}
              {!task.isYours && <span>Anybody can do it</span>}
              <Due text={dueLabel(task, passed)} />
            </span>
          </div>
          <StatusBadge tone={task.isYours ? 'waiting' : 'quiet'}>{TASK_WORDS[task.kind].action}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}

const Due = ({ text }: { text: string | undefined }) => (text === undefined ? null : <span>{text}</span>);

function TaskLink({ task: { organisation, place, title } }: { task: Task }) {
  const { slug } = organisation;
  const words = { className: classes.title, dir: 'auto', children: title } as const;
  switch (place.type) {
    case 'proposal':
      return (
        <Link
          to="/organisations/$slug/proposals/$chainId/$governor/$proposalId"
          params={{ slug, chainId: String(place.chainId), governor: place.governor, proposalId: place.proposalId }}
          {...words}
        />
      );
    case 'safe':
      return (
        <Link
          to="/organisations/$slug/safes/$chainId/$safe"
          params={{ slug, chainId: String(place.chainId), safe: place.safe }}
          {...words}
        />
      );
    case 'upgrade':
      return <Link to="/organisations/$slug/upgrades/$proposalId" params={{ slug, proposalId: place.id }} {...words} />;
    case 'vesting':
      return <Link to="/organisations/$slug" params={{ slug }} search={{ tab: 'token' }} hash="vesting" {...words} />;
    case 'deployment':
      return <Link to="/organisations/$slug/deploy" params={{ slug }} {...words} />;
  }
}
