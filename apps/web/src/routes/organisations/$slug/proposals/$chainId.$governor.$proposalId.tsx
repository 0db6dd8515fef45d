import type { SignedAwayVote } from '@althing/domain/governance';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { type GuardianCase, ProposalPage, type ProposalView } from '../../../../features/governance/index.ts';
import type { VoteSearch } from '../../../../features/governance/proposal/voteSearch.ts';
import { GuardianVeto } from '../../../../features/safes/index.ts';
import { LineSkeletons } from '../../../../ui/Skeletons.tsx';

/** Only organisations that vote on several chains need it. */
const AwayVotes = lazy(() => import('../../../../features/bridgeTransactions/index.ts').then((m) => ({ default: m.AwayVotes })));

const SendAwayVote = lazy(() => import('../../../../features/bridgeTransactions/index.ts').then((m) => ({ default: m.SendAwayVote })));

/** Only proposals that act on other chains need it. */
const ProposalMessages = lazy(() =>
  import('../../../../features/bridgeTransactions/index.ts').then((m) => ({ default: m.ProposalMessages })),
);

/** The list of votes reads its search itself, as every page loads what a route's file needs for it. */
export const Route = createFileRoute('/organisations/$slug/proposals/$chainId/$governor/$proposalId')({
  component: Page,
  validateSearch: (search) => search as VoteSearch,
});

function Page() {
  const { slug, chainId, governor, proposalId } = Route.useParams();
  const key = { chainId: Number(chainId), governor, proposalId };
  return <ProposalPage slug={slug} {...key} {...{ renderGuardian, renderAway, renderSignedAway, renderMessages }} />;
}

const renderGuardian = (guardian: GuardianCase) => (
  <Suspense fallback={<LineSkeletons lines={3} />}>
    <GuardianVeto guardian={guardian} />
  </Suspense>
);

const renderAway = (view: ProposalView) =>
  view.organisation.contracts.some(({ kind }) => kind === 'governorSpoke') && (
    <Suspense fallback={<LineSkeletons lines={3} />}>
      <AwayVotes view={view} />
    </Suspense>
  );

const renderSignedAway = (view: ProposalView, vote: SignedAwayVote) => (
  <Suspense fallback={<LineSkeletons lines={3} />}>
    <SendAwayVote view={view} vote={vote} />
  </Suspense>
);

const renderMessages = (view: ProposalView) =>
  view.proposal.executedIn !== null &&
  view.organisation.contracts.some(({ kind }) => kind === 'messageController') && (
    <Suspense fallback={null}>
      <ProposalMessages view={view} />
    </Suspense>
  );
