import { createFileRoute } from '@tanstack/react-router';
import { BridgePage } from '../../features/bridge/index.ts';

/** The page itself reads its search: every page loads what stands here. */
type Search = Readonly<Record<string, unknown>>;

export const Route = createFileRoute('/bridge/')({ component: Page, validateSearch: (search): Search => search });

function Page() {
  const navigate = Route.useNavigate();
  return (
    <BridgePage
      search={Route.useSearch()}
      onSearch={(change) => void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })}
    />
  );
}
