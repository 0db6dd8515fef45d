import { createFileRoute } from '@tanstack/react-router';
import { TransactionsPage } from '../../../features/bridgeTransactions/index.ts';
import { readTransactionSearch, type TransactionSearch } from '../../../features/bridgeTransactions/transactionSearch.ts';

/** The page reads its search itself, as every page loads what a route's file needs for it. */
export const Route = createFileRoute('/bridge/transactions/')({ component: Page, validateSearch: (search) => search as TransactionSearch });

function Page() {
  const navigate = Route.useNavigate();
  return (
    <TransactionsPage
      search={readTransactionSearch({ ...Route.useSearch() })}
      onSearch={(search) => void navigate({ search, resetScroll: false, replace: true })}
    />
  );
}
