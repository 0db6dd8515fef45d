import { createFileRoute } from '@tanstack/react-router';
import { TransactionPage } from '../../../features/bridgeTransactions/index.ts';
import { readTransactionPageSearch, type TransactionPageSearch } from '../../../features/bridgeTransactions/pageSearch.ts';
import { unreadSearch } from '../../../lib/query/unreadSearch.ts';

export const Route = createFileRoute('/bridge/transactions/$id')({ component: Page, validateSearch: unreadSearch<TransactionPageSearch> });

function Page() {
  const { dialog } = readTransactionPageSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <TransactionPage
      {...Route.useParams()}
      dialog={dialog}
      onDialog={(next) => void navigate({ search: { dialog: next }, resetScroll: false, replace: true })}
    />
  );
}
