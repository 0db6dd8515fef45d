import { createFileRoute } from '@tanstack/react-router';
import { ProposalsPage } from '../../../../features/governance/index.ts';

export const Route = createFileRoute('/organisations/$slug/proposals/')({ component: Page });

function Page() {
  const { slug } = Route.useParams();
  return <ProposalsPage slug={slug} />;
}
