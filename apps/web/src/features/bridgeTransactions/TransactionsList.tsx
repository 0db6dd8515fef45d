import type { OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { useBridgeTransactions } from './queries.ts';
import { isNarrowed, type TransactionSearch } from './transactionSearch.ts';
import { TransactionsTable } from './TransactionsTable.tsx';
import classes from './BridgeTransactions.module.css';

/** Pages without a match that are looked through before somebody has to ask for more; each is 500 transactions. */
const EMPTY_PAGES = 5;

export interface TransactionsListProps {
  search: TransactionSearch;
  onSearch: (search: TransactionSearch) => void;
  /** Null while it is not known yet. */
  organisationId: string | null | undefined;
  contracts: OrganisationDetail['contracts'];
}

export function TransactionsList({ search, onSearch, organisationId, contracts }: TransactionsListProps) {
  const list = useBridgeTransactions(search, organisationId);
  const pages = list.data?.pages ?? [];
  const transactions = pages.flatMap(({ items }) => items);
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const isLooking = transactions.length === 0 && hasNextPage && pages.length < EMPTY_PAGES;
  useEffect(() => {
    if (isLooking && !isFetching) void fetchNextPage();
  }, [isLooking, isFetching, fetchNextPage]);
  if (list.isError)
    return <ErrorState title="The bridge transactions could not be read" error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending || isLooking) return <LineSkeletons lines={8} />;
  return (
    <div aria-busy={list.isPlaceholderData}>
      {transactions.length > 0 ? (
        <TransactionsTable transactions={transactions} contracts={contracts} />
      ) : (
        <Nothing search={search} onSearch={onSearch} isEnd={!hasNextPage} />
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void fetchNextPage()} loading={list.isFetchingNextPage}>
            {transactions.length > 0 ? 'Show more' : 'Look through older ones'}
          </Button>
        </div>
      )}
    </div>
  );
}

function Nothing({ search, onSearch, isEnd }: Pick<TransactionsListProps, 'search' | 'onSearch'> & { isEnd: boolean }) {
  if (isNarrowed(search))
    return (
      <EmptyState
        title={isEnd ? 'No transaction is like this' : 'None of the newest ones is like this'}
        action={
          <Button variant="default" onClick={() => onSearch({ of: search.of })}>
            Show all
          </Button>
        }
      >
        {search.find === undefined
          ? 'Choose a wider filter above.'
          : 'What was just sent is found as soon as its block is read. A hash may be that of the transaction on either chain, of the message, or of its payload.'}
      </EmptyState>
    );
  return (
    <EmptyState title="No organisation has sent anything between chains yet" action={<LinkButton to="/bridge">Move tokens</LinkButton>}>
      Messages and transfers appear here as soon as their block is mined, with each bridge that carries them.
    </EmptyState>
  );
}
