import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '../../../../features/members/index.ts';
import { readMemberSearch } from '../../../../features/members/memberSearch.ts';

export const Route = createFileRoute('/organisations/$slug/members/')({ component: Page, validateSearch: readMemberSearch });

function Page() {
  const { slug } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MembersPage slug={slug} search={search} onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })} />
  );
}
