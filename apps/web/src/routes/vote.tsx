import type { OwnProposal } from '@althing/domain/http';
import { createFileRoute } from '@tanstack/react-router';
import { AwayDeadlines } from '../features/bridgeTransactions/index.ts';
import { type Duties, VotePage } from '../features/governance/index.ts';
import { isDuty, TaskItem, timeLeft, useTasks } from '../features/tasks/index.ts';

export const Route = createFileRoute('/vote')({ component: Vote });

const deadlinesOf = (own: OwnProposal) => <AwayDeadlines own={own} />;

function Vote() {
  return <VotePage duties={useDuties()} deadlines={deadlinesOf} />;
}

function useDuties(): Duties {
  const { data, isError, dataUpdatedAt } = useTasks();
  if (!data) return isError ? null : undefined;
  return data.items.filter(isDuty).map((task) => ({
    key: task.id,
    kind: task.isYours ? 'you' : 'anybody',
    left: timeLeft(task),
    row: <TaskItem task={task} answeredAt={dataUpdatedAt} isAcross />,
  }));
}
