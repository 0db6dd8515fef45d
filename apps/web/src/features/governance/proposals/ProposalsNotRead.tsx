import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Loading, Skeleton } from '../../../ui/Skeletons.tsx';

export interface ProposalsNotReadProps {
  list: { isError: boolean; error: Error | null; refetch: () => unknown };
}

/** In the place of a list of proposals that is still being read, or could not be read. */
export function ProposalsNotRead({ list }: ProposalsNotReadProps) {
  if (list.isError) return <ErrorState title="The proposals could not be read" error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <Loading>
      <Skeleton height={84} />
      <Skeleton height={84} />
    </Loading>
  );
}
