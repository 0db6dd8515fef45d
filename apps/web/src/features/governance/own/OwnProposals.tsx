import type { Address } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { useAppConfig } from '../../../lib/config/AppConfigContext.ts';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ProposalsNotRead } from '../proposals/ProposalsNotRead.tsx';
import { ProposalRow } from '../proposals/ProposalRow.tsx';
import rowClasses from '../proposals/Proposals.module.css';
import classes from './Own.module.css';
import { type Entry, entryOf, ownGroups } from './ownGroups.ts';

/** Votes open and end by the clock, of which no event tells. */
const ASK_EVERY = 15_000;

export function OwnProposals() {
  const account = useSession()?.address as Address;
  const { chains } = useAppConfig();
  const list = useQuery({ ...apiQuery('GET /api/v1/users/me/proposals'), refetchInterval: ASK_EVERY });
  const items = list.data?.items ?? [];
  useLive([...new Set(items.flatMap(({ proposal }) => proposal.organisationId ?? []))].map(liveTopic.organisation));
  if (!list.isSuccess) return <ProposalsNotRead list={list} />;
  const chainName = (id: number) => chains.find((chain) => chain.id === id)?.name ?? `Chain ${id}`;
  const groups = ownGroups(items.map((own) => entryOf(own, account, chainName)));
  if (groups.length === 0)
    return (
      <EmptyState
        title="Nothing is open"
        action={
          <LinkButton to="/organisations" variant="default">
            See the organisations
          </LinkButton>
        }
      >
        No organisation whose tokens you hold or vote with has a proposal that waits for its vote, or that passed in the last 30 days and
        waits for its execution.
      </EmptyState>
    );
  return groups.map(({ kind, title, entries }) => (
    <Section key={kind} title={title}>
      <ul className={rowClasses.list}>
        {entries.map((entry) => (
          <OwnRow key={`${entry.own.proposal.chainId}:${entry.own.proposal.governor}:${entry.own.proposal.proposalId}`} entry={entry} />
        ))}
      </ul>
    </Section>
  ));
}

function OwnRow({ entry: { own, step } }: { entry: Entry }) {
  const { slug, name } = own.organisation;
  return (
    <ProposalRow slug={slug} organisationName={name} proposal={own.proposal}>
      <p className={classes.step} data-kind={step.kind}>
        {step.label}
      </p>
    </ProposalRow>
  );
}
