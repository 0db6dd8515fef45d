import { createFileRoute } from '@tanstack/react-router';
import { ProposalsPage, readProposalSearch } from '../../../../features/governance/index.ts';

export const Route = createFileRoute('/organisations/$slug/proposals/')({ component: Page, validateSearch: readProposalSearch });

function Page() {
  const { slug } = Route.useParams();
  return <ProposalsPage slug={slug} />;
}
