import { createFileRoute } from '@tanstack/react-router';
import { readActivitySearch, type ActivitySearch } from '../../../features/activity/activitySearch.ts';
import { unreadSearch } from '../../../lib/query/unreadSearch.ts';
import { ActivityPage } from '../../../features/activity/index.ts';

export const Route = createFileRoute('/organisations/$slug/activity')({ component: Page, validateSearch: unreadSearch<ActivitySearch> });

function Page() {
  const { slug } = Route.useParams();
  const { kind } = readActivitySearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <ActivityPage slug={slug} kind={kind} onKind={(next) => void navigate({ search: next ? { kind: next } : {}, resetScroll: false })} />
  );
}
