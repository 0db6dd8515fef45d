import { createFileRoute } from '@tanstack/react-router';
import { OrganisationsPage } from '../../features/organisations/OrganisationsPage.tsx';
import { readOrganisationSearch } from '../../features/organisations/filter.ts';

export const Route = createFileRoute('/organisations/')({ component: Page, validateSearch: readOrganisationSearch });

function Page() {
  const navigate = Route.useNavigate();
  return (
    <OrganisationsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })} />
  );
}
