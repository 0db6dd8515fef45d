import { createFileRoute } from '@tanstack/react-router';
import { readActivitySearch, type ActivitySearch } from '../../../features/activity/activitySearch.ts';
import { ActivityPage } from '../../../features/activity/index.ts';

/** The page reads its search itself, as every page loads what a route's file needs for it. */
export const Route = createFileRoute('/organisations/$slug/activity')({
  component: Page,
  validateSearch: (search) => search as ActivitySearch,
});

function Page() {
  const { slug } = Route.useParams();
  const { kind } = readActivitySearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <ActivityPage slug={slug} kind={kind} onKind={(next) => void navigate({ search: next ? { kind: next } : {}, resetScroll: false })} />
  );
}
