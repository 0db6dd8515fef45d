import { ApiError } from '../../lib/http/apiError.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { FoundByHash } from './FoundByHash.tsx';
import type { TransactionDialogName } from './pageSearch.ts';
import { useBridgeTransaction } from './queries.ts';
import { RouteTransferPage } from './routes/RouteTransferPage.tsx';
import { TransactionView } from './TransactionView.tsx';
import { isHash, isTransactionId, isUuid } from './transactionSearch.ts';

export interface TransactionPageProps {
  /** Of the transaction or of a transfer over a bridge of others, or a hash by which it is found: of a transaction on either chain, of the message, or of its payload. */
  id: string;
  dialog: TransactionDialogName | undefined;
  onDialog: (dialog: TransactionDialogName | undefined) => void;
}

/** A bridge transaction: what each bridge did, what it waits for, and who has to act next. */
export function TransactionPage({ id, dialog, onDialog }: TransactionPageProps) {
  if (isHash(id)) return <FoundByHash hash={id} />;
  if (isUuid(id)) return <RouteTransferPage id={id} />;
  return isTransactionId(id) ? <ById id={id} dialog={dialog} onDialog={onDialog} /> : <NoId />;
}

const ALL = <LinkButton to="/bridge/transactions">All bridge transactions</LinkButton>;

const NoId = () => (
  <>
    <PageHeader title="Bridge transaction" />
    <EmptyState title="This is neither a hash nor an id" action={ALL}>
      Check the address of this page, or look for the transaction in the list.
    </EmptyState>
  </>
);

function ById({ id, dialog, onDialog }: TransactionPageProps) {
  const { data, isError, error, refetch } = useBridgeTransaction(id);
  if (data) return <TransactionView transaction={data} dialog={dialog} onDialog={onDialog} />;
  const isUnknown = error instanceof ApiError && error.isNotFound;
  return (
    <>
      <PageHeader title="Bridge transaction" />
      {isUnknown ? (
        <EmptyState title="No such transaction" action={ALL}>
          If it was sent a moment ago, it appears here as soon as its block is read; this page asks again by itself.
        </EmptyState>
      ) : isError ? (
        <ErrorState title="The transaction could not be read" error={error} onRetry={() => void refetch()} />
      ) : (
        <LineSkeletons lines={10} />
      )}
    </>
  );
}
