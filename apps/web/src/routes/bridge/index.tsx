import { createFileRoute } from '@tanstack/react-router';
import { BridgePage } from '../../features/bridge/index.ts';

/** The page reads its search itself, as every page loads what a route's file needs for it. */
export const Route = createFileRoute('/bridge/')({
  component: Page,
  validateSearch: (search): Readonly<Record<string, unknown>> => search,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <BridgePage
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })}
    />
  );
}
