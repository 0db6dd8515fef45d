import { chainName } from '@althing/domain/chains';
import type { OwnProposal } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ProposalsNotRead } from '../proposals/ProposalsNotRead.tsx';
import { ProposalRow } from '../proposals/ProposalRow.tsx';
import rowClasses from '../proposals/Proposals.module.css';
import classes from './Own.module.css';
import { type Duties, type Duty, entryOf, ownGroups, type ProposalEntry } from './ownGroups.ts';

/** Votes open and end by the clock, of which no event tells. */
const ASK_EVERY = 15_000;

export interface OwnProposalsProps {
  duties: Duties;
  /** Until when a vote on another chain arrives in time; that is known elsewhere. */
  deadlines: (own: OwnProposal) => ReactNode;
}

export function OwnProposals({ duties, deadlines }: OwnProposalsProps) {
  const account = useSession()?.address as Address;
  const { chains } = useAppConfig();
  const list = useQuery({ ...apiQuery('GET /api/v1/users/me/proposals'), refetchInterval: ASK_EVERY });
  const items = list.data?.items ?? [];
  useLive([...new Set(items.flatMap(({ proposal }) => proposal.organisationId ?? []))].map(liveTopic.organisation));
  // All at once, so that no row moves another one.
  if (!list.isSuccess || duties === undefined) return <ProposalsNotRead list={list} />;
  const groups = ownGroups<ProposalEntry | Duty>([
    ...items.map((own) => entryOf(own, account, (id) => chainName(chains, id))),
    ...(duties ?? []),
  ]);
  return (
    <>
      {duties === null && (
        <Notice title="Not all could be read">What waits for you as a guardian or in Safes is missing here. It is asked for again.</Notice>
      )}
      {groups.length === 0 && <NothingOpen />}
      {/* One for all rows, whose programs are fetched when they are first drawn. */}
      <Suspense fallback={<ProposalsNotRead list={list} />}>
        {groups.map(({ kind, title, entries }) => (
          <Section key={kind} title={title}>
            <ul className={rowClasses.list}>
              {entries.map((entry) =>
                'row' in entry ? (
                  <Fragment key={entry.key}>{entry.row}</Fragment>
                ) : (
                  <OwnRow key={keyOf(entry)} entry={entry} deadlines={deadlines} />
                ),
              )}
            </ul>
          </Section>
        ))}
      </Suspense>
    </>
  );
}

const keyOf = ({ own: { proposal } }: ProposalEntry) => `${proposal.chainId}:${proposal.governor}:${proposal.proposalId}`;

const NothingOpen = () => (
  <EmptyState
    title="Nothing is open"
    action={
      <LinkButton to="/organisations" variant="default">
        See the organisations
      </LinkButton>
    }
  >
    <p>
      No organisation that counts your votes has a proposal that waits for its vote, or that passed in the last 30 days and waits for its
      execution.
    </p>
    <p>Nothing waits for you as a guardian or in a Safe.</p>
  </EmptyState>
);

function OwnRow({ entry: { own, kind, label }, deadlines }: { entry: ProposalEntry } & Pick<OwnProposalsProps, 'deadlines'>) {
  const { slug, name } = own.organisation;
  return (
    <ProposalRow slug={slug} organisationName={name} proposal={own.proposal}>
      <p className={classes.step} data-kind={kind}>
        {label}
      </p>
      {deadlines(own)}
    </ProposalRow>
  );
}
