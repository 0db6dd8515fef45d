import { splitDescription } from '@althing/domain/governance';
import type { OrganisationDetail, Proposal } from '@althing/domain/http';
import { shownText } from '@althing/domain/text';
import { upgradeIdIn } from '@althing/domain/upgrades';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { ApiError } from '../../lib/http/apiError.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Folded } from '../../ui/Folded.tsx';
import { HexView } from '../../ui/HexView.tsx';
import { KeyValueList } from '../../ui/KeyValueList.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { TransactionHash } from '../../ui/TransactionHash.tsx';
import { KnownAddress } from '../transactions/index.ts';
import { findGovernor } from './executor.ts';
import classes from './Governance.module.css';
import { Actions } from './proposal/Actions.tsx';
import { PROPOSAL } from './proposal/intro.ts';
import { NowPanel, type NowPanelProps } from './proposal/NowPanel.tsx';
import pageClasses from './proposal/ProposalPage.module.css';
import { SendSignedVote, type SendSignedVoteProps } from './proposal/SendSignedVote.tsx';
import { SignedVoteNotice } from './proposal/SignedVoteNotice.tsx';
import { Tally } from './proposal/Tally.tsx';
import { Timeline } from './proposal/Timeline.tsx';
import { type ProposalView, useProposalView } from './proposal/useProposalView.ts';
import { VOTE_ID, VoteBox } from './proposal/VoteBox.tsx';
import { VotesList } from './proposal/VotesList.tsx';
import { ProposalBadge } from './proposals/ProposalBadge.tsx';
import { transactionsOf } from './proposal/transactionsOf.ts';
import { timeLabel } from './proposals/timeLabel.ts';
import { useOrganisationBySlug, useProposal } from './queries.ts';
import { ScorePanel } from './score/ScorePanel.tsx';
import { VestedBallots } from './vesting/VestedBallots.tsx';

export interface ProposalPageProps {
  slug: string;
  chainId: number;
  governor: string;
  proposalId: string;
  renderGuardian?: NowPanelProps['renderGuardian'];
  /** Shows the reader's votes on other chains, which bridges carry here. */
  renderAway?: (view: ProposalView) => ReactNode;
  /** Shows a vote that somebody signed for another chain, and sends it there. */
  renderSignedAway?: SendSignedVoteProps['renderAway'];
  /** Shows what became of messages that it has sent to other chains. */
  renderMessages?: (view: ProposalView) => ReactNode;
}

/** Of another proposal nothing of the one before is drawn, not even for a moment. */
export const ProposalPage = (props: ProposalPageProps) => (
  <Asked key={[props.slug, props.chainId, props.governor, props.proposalId].join('/')} {...props} />
);

function Asked({ slug, renderGuardian, renderAway, renderSignedAway, renderMessages, ...key }: ProposalPageProps) {
  const organisation = useOrganisationBySlug(slug);
  const proposal = useProposal(key);
  useLive([liveTopic.proposal(key.chainId, key.governor, key.proposalId)]);
  // Deferred, so that the whole page is drawn in slices.
  const shown = useDeferredValue(
    useMemo(
      () => organisation.data && proposal.data && { organisation: organisation.data, proposal: proposal.data },
      [organisation.data, proposal.data],
    ),
  );
  if (shown) return <Loaded {...shown} {...{ renderGuardian, renderAway, renderSignedAway, renderMessages }} />;
  const error = organisation.error ?? proposal.error;
  return (
    <>
      <PageHeader {...(error ? { title: PROPOSAL.title } : PROPOSAL)} />
      {error ? (
        <ErrorState
          title={error instanceof ApiError && error.isNotFound ? 'There is no such proposal here yet' : 'The proposal could not be read'}
          error={
            error instanceof ApiError && error.isNotFound
              ? new Error('If it was made a moment ago, it appears as soon as its block is indexed. Otherwise check the address.')
              : error
          }
          onRetry={() => void Promise.all([organisation.refetch(), proposal.refetch()])}
        />
      ) : (
        <LineSkeletons lines={10} />
      )}
    </>
  );
}

type Renderers = Pick<ProposalPageProps, 'renderGuardian' | 'renderAway' | 'renderSignedAway' | 'renderMessages'>;

interface LoadedProps extends Renderers {
  organisation: OrganisationDetail;
  proposal: Proposal;
}

function Loaded({ organisation, proposal, ...renderers }: LoadedProps) {
  const view = useProposalView(organisation, findGovernor(organisation, proposal.chainId, proposal.governor), proposal);
  // Deferred, so that what a wallet or the next second changes is drawn in slices as well.
  return <Whole view={useDeferredValue(view)} {...renderers} />;
}

/** In the order of a reader's questions: what is it, what is its state, what does it do, how is the vote, what comes next. */
const Whole = memo(({ view, renderGuardian, renderAway, renderSignedAway, renderMessages }: Renderers & { view: ProposalView }) => {
  const { organisation, proposal, facts, state, now } = view;
  const { chainId, governor: address } = proposal;
  const { title } = splitDescription(proposal.description);
  const left = now === undefined ? undefined : timeLabel(facts, state, now);
  return (
    <>
      <PageHeader
        eyebrow={
          <>
            <TextLink to="/organisations/$slug" params={{ slug: organisation.slug }}>
              {organisation.name}
            </TextLink>{' '}
            / <bdi>{shownText(proposal.governorName)}</bdi>
          </>
        }
        title={title}
        pageTitle={`${title} · ${organisation.name}`}
        lead={
          <span className={pageClasses.meta}>
            <ProposalBadge state={state} isVetoed={proposal.isVetoed} />
            <span>
              Proposed by <KnownAddress address={proposal.proposer} chainId={chainId} contracts={organisation.contracts} />
            </span>
            <ChainMark chainId={chainId} withName size={18} />
            {left && <span>{left}</span>}
          </span>
        }
      />
      <div className={pageClasses.columns}>
        <div className={pageClasses.main}>
          <SignedVoteNotice view={view} />
          <NowPanel view={view} renderGuardian={renderGuardian} />
          {renderMessages?.(view)}
          {(state === 'active' || state === 'pending') && (
            <a href={`#${VOTE_ID}`} className={pageClasses.toVote}>
              To your vote
            </a>
          )}
          <Words slug={organisation.slug} description={proposal.description} />
          <Actions view={view} />
        </div>
        <aside className={pageClasses.aside} aria-label="Vote and dates">
          <VoteBox view={view} />
          <VestedBallots view={view} />
          {renderAway?.(view)}
          {facts.counting.type === 'quadratic' && view.governor && (state === 'active' || state === 'pending') && (
            <ScorePanel
              organisation={organisation}
              chainId={chainId}
              governor={address}
              token={view.governor.token}
              snapshot={state === 'active' ? facts.voteStart : undefined}
            />
          )}
          <SendSignedVote view={view} renderAway={renderSignedAway} />
          <Tally view={view} />
          <Timeline view={view} />
          <Details proposal={proposal} />
        </aside>
        <div className={pageClasses.votesArea}>
          <VotesList view={view} />
        </div>
      </div>
    </>
  );
});

function Words({ slug, description }: { slug: string; description: string }) {
  const { body } = splitDescription(description);
  const upgradeId = upgradeIdIn(description);
  return (
    <Section title="What is proposed">
      <div className={pageClasses.body}>
        {body ? (
          <Folded lines={14}>
            <Markdown source={body} />
          </Folded>
        ) : (
          <p className={classes.note}>The proposer gave no further words.</p>
        )}
        {upgradeId !== undefined && (
          <p>
            <TextLink to="/organisations/$slug/upgrades/$proposalId" params={{ slug, proposalId: upgradeId }}>
              The upgrade proposal that it names
            </TextLink>
          </p>
        )}
      </div>
    </Section>
  );
}

function Details({ proposal }: { proposal: Proposal }) {
  const { chainId, governor, proposalId } = proposal;
  return (
    <section className={classes.panel} aria-label="Details">
      <h2 className={classes.panelTitle}>Details</h2>
      <KeyValueList
        items={[
          { label: 'Number', value: <HexView value={proposalId} noun="proposal number" /> },
          { label: 'Governor', value: <AddressView address={governor} chainId={chainId} /> },
          ...transactionsOf(proposal).map(({ label, hash }) => ({ label, value: <TransactionHash hash={hash} chainId={chainId} /> })),
        ]}
      />
    </section>
  );
}
