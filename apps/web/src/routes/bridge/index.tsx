import { createFileRoute } from '@tanstack/react-router';
import { BridgePage } from '../../features/bridge/index.ts';
import { unreadSearch } from '../../lib/query/unreadSearch.ts';

export const Route = createFileRoute('/bridge/')({ component: Page, validateSearch: unreadSearch<Readonly<Record<string, unknown>>> });

function Page() {
  const navigate = Route.useNavigate();
  return (
    <BridgePage
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })}
    />
  );
}
