import { createFileRoute } from '@tanstack/react-router';
import { TransactionsPage } from '../../../features/bridgeTransactions/index.ts';
import { readTransactionSearch, type TransactionSearch } from '../../../features/bridgeTransactions/transactionSearch.ts';
import { unreadSearch } from '../../../lib/query/unreadSearch.ts';

export const Route = createFileRoute('/bridge/transactions/')({ component: Page, validateSearch: unreadSearch<TransactionSearch> });

function Page() {
  const navigate = Route.useNavigate();
  return (
    <TransactionsPage
      search={readTransactionSearch({ ...Route.useSearch() })}
      onSearch={(search) => void navigate({ search, resetScroll: false, replace: true })}
    />
  );
}
