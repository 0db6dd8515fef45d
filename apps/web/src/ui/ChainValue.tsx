import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton, Loading } from './Skeletons.tsx';

/** A value that is being read: shows a skeleton while loading, and "could not read" with a retry after a failure, but never 0 instead. */
export function ChainValue<T>({
  query,
  children,
  width = 90,
}: {
  query: UseQueryResult<T>;
  children: (value: T) => ReactNode;
  width?: number;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <span>
        could not read{' '}
        <Button variant="subtle" size="compact-xs" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </span>
    );
  return (
    <Loading>
      <Skeleton width={width} height={18} />
    </Loading>
  );
}
