import type { Task } from '@althing/domain/http';
import { TASK_WORDS } from '@althing/domain/tasks';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { dueLabel } from './dueLabel.ts';
import classes from './Tasks.module.css';

/** Milliseconds. */
const TICK = 5_000;

export interface TaskItemProps {
  task: Task;
  /** When it was answered, milliseconds. */
  answeredAt: number;
  /** Whether it names its organisation. */
  isAcross?: boolean;
}

/** What waits, with the way to where it is done and the time left; a row of a list. */
export function TaskItem({ task, answeredAt, isAcross = false }: TaskItemProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const passed = Math.max(0, (now - answeredAt) / 1000);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <TaskLink task={task} />
        <span className={classes.note}>
          {isAcross && <bdi>{task.organisation.name}</bdi>}
          {'chainId' in task.place && <ChainMark chainId={task.place.chainId} withName size={16} />}
          {!task.isYours && <span>Anybody can do it</span>}
          <Due text={dueLabel(task, passed)} />
        </span>
      </div>
      <StatusBadge tone={task.isYours ? 'waiting' : 'quiet'}>{TASK_WORDS[task.kind].action}</StatusBadge>
    </li>
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
    case 'safeMessages':
      return (
        <Link
          to="/organisations/$slug/safes/$chainId/$safe"
          params={{ slug, chainId: String(place.chainId), safe: place.safe }}
          search={{ view: 'messages' }}
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
