import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type GuardianCase, ProposalPage } from '../../../../features/governance/index.ts';
import { GuardianVeto } from '../../../../features/safes/index.ts';
import { LineSkeletons } from '../../../../ui/Skeletons.tsx';

export const Route = createFileRoute('/organisations/$slug/proposals/$chainId/$governor/$proposalId')({ component: Page });

function Page() {
  const { slug, chainId, governor, proposalId } = Route.useParams();
  return <ProposalPage slug={slug} chainId={Number(chainId)} governor={governor} proposalId={proposalId} renderGuardian={renderGuardian} />;
}

const renderGuardian = (guardian: GuardianCase) => (
  <Suspense fallback={<LineSkeletons lines={3} />}>
    <GuardianVeto guardian={guardian} />
  </Suspense>
);
