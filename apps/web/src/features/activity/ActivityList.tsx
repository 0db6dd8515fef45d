import type { ActivityKind } from '@althing/domain/activity';
import type { OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { useDeferredValue } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import classes from './Activity.module.css';
import { ActivityLine } from './ActivityLine.tsx';
import { useActivity } from './queries.ts';

export interface ActivityListProps {
  organisation: OrganisationDetail;
  kind?: ActivityKind | undefined;
  /** Lines of one page. */
  limit?: number;
  /** Whether older ones can be shown below. */
  hasMore?: boolean;
}

/** What happened in an organisation, newest first. */
export function ActivityList({ organisation, kind, limit = 20, hasMore = true }: ActivityListProps) {
  const list = useActivity(organisation.id, kind, limit);
  // Deferred, so that many lines are drawn in slices.
  const pages = useDeferredValue(list.data?.pages);
  if (list.isError) return <ErrorState title="The activity could not be read" error={list.error} onRetry={() => void list.refetch()} />;
  if (!pages) return <LineSkeletons lines={6} />;
  const lines = pages.flatMap((page) => page.items);
  if (lines.length === 0)
    return kind ? (
      <EmptyState title="Nothing of this kind has happened">Choose another kind above.</EmptyState>
    ) : (
      <EmptyState title="Nothing has happened yet">
        Proposals, votes, transfers, delegations and what its Safes do appear here as soon as their block is mined.
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.list} aria-label="Activity" aria-busy={list.isPlaceholderData}>
        {lines.map((activity) => (
          <ActivityLine key={`${activity.kind} ${activity.id}`} activity={activity} organisation={organisation} />
        ))}
      </ul>
      {hasMore && list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
