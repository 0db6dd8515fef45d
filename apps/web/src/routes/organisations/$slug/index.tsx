import { createFileRoute } from '@tanstack/react-router';
import { readProposalSearch } from '../../../features/governance/proposals/proposalSearch.ts';
import { OrganisationPage } from '../../../features/organisation/index.ts';
import { readOrganisationSearch } from '../../../features/organisation/organisationTabs.ts';
import { readUpgradeSearch } from '../../../features/upgrades/upgradeSearch.ts';
import { readTransferSearch } from '../../../features/treasury/transferSearch.ts';

export const Route = createFileRoute('/organisations/$slug/')({ component: Page, validateSearch });

function validateSearch(search: Record<string, unknown>) {
  return { ...readOrganisationSearch(search), ...readProposalSearch(search), ...readTransferSearch(search), ...readUpgradeSearch(search) };
}

function Page() {
  const { slug } = Route.useParams();
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrganisationPage
      slug={slug}
      tab={tab}
      onTab={(next) => void navigate({ search: next === 'overview' ? {} : { tab: next }, resetScroll: false })}
    />
  );
}
