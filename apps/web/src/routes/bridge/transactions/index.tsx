import { createFileRoute } from '@tanstack/react-router';
import { TransactionsPage } from '../../../features/bridgeTransactions/index.ts';
import { readTransactionSearch } from '../../../features/bridgeTransactions/transactionSearch.ts';

export const Route = createFileRoute('/bridge/transactions/')({ component: Page, validateSearch: readTransactionSearch });

function Page() {
  const navigate = Route.useNavigate();
  return (
    <TransactionsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false, replace: true })} />
  );
}
