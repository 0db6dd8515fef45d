import { createFileRoute } from '@tanstack/react-router';
import { ProposalPage } from '../../../../features/governance/index.ts';

export const Route = createFileRoute('/organisations/$slug/proposals/$chainId/$governor/$proposalId')({ component: Page });

function Page() {
  const { slug, chainId, governor, proposalId } = Route.useParams();
  return <ProposalPage slug={slug} chainId={Number(chainId)} governor={governor} proposalId={proposalId} />;
}
