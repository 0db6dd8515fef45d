import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../../../features/members/index.ts';
import { readMemberSearch, type MemberSearch } from '../../../../features/members/memberSearch.ts';

/** The page reads its search itself, as every page loads what a route's file needs for it. */
export const Route = createFileRoute('/organisations/$slug/members/')({
  component: Page,
  validateSearch: (search) => search as MemberSearch,
});

function Page() {
  const { slug } = Route.useParams();
  const search = readMemberSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <MembersPage slug={slug} search={search} onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })} />
  );
}
