import { createFileRoute } from '@tanstack/react-router';
import { TransactionPage } from '../../../features/bridgeTransactions/index.ts';
import { readTransactionPageSearch } from '../../../features/bridgeTransactions/pageSearch.ts';

export const Route = createFileRoute('/bridge/transactions/$id')({ component: Page, validateSearch: readTransactionPageSearch });

function Page() {
  const { dialog } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TransactionPage
      {...Route.useParams()}
      dialog={dialog}
      onDialog={(next) => void navigate({ search: { dialog: next }, resetScroll: false, replace: true })}
    />
  );
}
