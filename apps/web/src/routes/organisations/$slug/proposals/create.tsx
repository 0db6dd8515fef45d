import { createFileRoute } from '@tanstack/react-router';
import { CreateProposalPage } from '../../../../features/governance/index.ts';

export const Route = createFileRoute('/organisations/$slug/proposals/create')({ component: Page });

function Page() {
  const { slug } = Route.useParams();
  return <CreateProposalPage slug={slug} />;
}
