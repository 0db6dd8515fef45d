import { createFileRoute } from '@tanstack/react-router';
import { SafePage } from '../../features/safes/index.ts';
import { readSafeSearch, type SafeSearch } from '../../features/safes/safeSearch.ts';
import { unreadSearch } from '../../lib/query/unreadSearch.ts';

export const Route = createFileRoute('/safes/$chainId/$safe')({ component: Page, validateSearch: unreadSearch<SafeSearch> });

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
