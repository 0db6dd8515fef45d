import { createFileRoute } from '@tanstack/react-router';
import { ProposalsPage } from '../../../../features/governance/index.ts';
import { readProposalSearch } from '../../../../features/governance/proposals/proposalSearch.ts';

export const Route = createFileRoute('/organisations/$slug/proposals/')({ component: Page, validateSearch: readProposalSearch });

function Page() {
  const { slug } = Route.useParams();
  return <ProposalsPage slug={slug} />;
}
