import { createFileRoute } from '@tanstack/react-router';
import { TransactionPage } from '../../../features/bridgeTransactions/index.ts';
import { readTransactionPageSearch, type TransactionPageSearch } from '../../../features/bridgeTransactions/pageSearch.ts';

/** The page reads its search itself, as every page loads what a route's file needs for it. */
export const Route = createFileRoute('/bridge/transactions/$id')({
  component: Page,
  validateSearch: (search) => search as TransactionPageSearch,
});

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
