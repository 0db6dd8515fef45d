import { createFileRoute } from '@tanstack/react-router';
import { SafePage } from '../../../../features/safes/index.ts';
import { readSafeSearch, type SafeSearch } from '../../../../features/safes/safeSearch.ts';

/** The page reads its search itself, as every page loads what a route's file needs for it. */
export const Route = createFileRoute('/organisations/$slug/safes/$chainId/$safe')({
  component: Page,
  validateSearch: (search) => search as SafeSearch,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <SafePage
      {...Route.useParams()}
      {...readSafeSearch({ ...Route.useSearch() })}
      onView={(view) => void navigate({ search: { view }, resetScroll: false })}
    />
  );
}
