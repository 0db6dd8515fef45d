import { Navigate } from '@tanstack/react-router';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { useBridgeTransactionsOf } from './queries.ts';
import { useRouteTransfersOf } from './routes/queries.ts';
import { RouteTransfersTable } from './routes/RouteTransfersTable.tsx';
import { TransactionsTable } from './TransactionsTable.tsx';

/** Goes on to the transaction that a hash names; where it names several, they are listed. */
export function FoundByHash({ hash }: { hash: string }) {
  useLive([liveTopic.bridge('all')]);
  const { data, isError, error, refetch } = useBridgeTransactionsOf(hash);
  const routes = useRouteTransfersOf(hash);
  const items = data?.items ?? [];
  const transfers = routes.data?.items ?? [];
  const first = items.filter(({ isResend }) => !isResend);
  const only = first.length === 1 ? first[0] : items.length === 1 ? items[0] : undefined;
  const found = transfers.length === 0 ? only : items.length === 0 && transfers.length === 1 ? transfers[0] : undefined;
  if (data && routes.data && found) return <Navigate to="/bridge/transactions/$id" params={{ id: found.id }} replace />;
  return (
    <>
      <PageHeader title="Bridge transaction" lead={`What ${hash} did between chains.`} />
      {isError || routes.isError ? (
        <ErrorState
          title="The transactions could not be read"
          error={error ?? routes.error}
          onRetry={() => void Promise.all([refetch(), routes.refetch()])}
        />
      ) : !data || !routes.data ? (
        <LineSkeletons lines={6} />
      ) : items.length + transfers.length > 0 ? (
        <>
          {items.length > 0 && <TransactionsTable transactions={items} contracts={[]} />}
          {transfers.length > 0 && <RouteTransfersTable transfers={transfers} />}
        </>
      ) : (
        <EmptyState title="Nothing with this hash" action={<LinkButton to="/bridge/transactions">All bridge transactions</LinkButton>}>
          It is neither a transaction on one of the chains that gave something to bridges or executed it, nor a message or payload. What was
          just sent appears here as soon as its block is read.
        </EmptyState>
      )}
    </>
  );
}
