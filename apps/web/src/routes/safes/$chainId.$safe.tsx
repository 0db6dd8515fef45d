import { createFileRoute } from '@tanstack/react-router';
import { SafePage } from '../../features/safes/index.ts';
import { readSafeSearch } from '../../features/safes/safeSearch.ts';

export const Route = createFileRoute('/safes/$chainId/$safe')({ component: Page, validateSearch: readSafeSearch });

function Page() {
  const navigate = Route.useNavigate();
  return (
    <SafePage {...Route.useParams()} {...Route.useSearch()} onView={(view) => void navigate({ search: { view }, resetScroll: false })} />
  );
}
