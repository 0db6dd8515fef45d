import { PROPOSAL_FILTERS, proposalBadge, type ProposalFilter } from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useProposals } from '../queries.ts';
import { readProposalSearch } from './proposalSearch.ts';
import { ProposalsNotRead } from './ProposalsNotRead.tsx';
import { ProposalRows } from './ProposalRows.tsx';
import classes from './Proposals.module.css';

const ALL = 'all';
const CHOICES = [
  { value: ALL, label: 'All states' },
  ...PROPOSAL_FILTERS.map((filter) => ({
    value: filter,
    label: (filter === 'vetoed' ? proposalBadge('canceled', true) : proposalBadge(filter, false)).label,
  })),
];

export interface ProposalsListProps {
  organisation: OrganisationDetail;
  /** False where the page itself has this title. */
  isTitled?: boolean;
}

/** Proposals of all governors of an organisation, newest first. */
export function ProposalsList({ organisation, isTitled = true }: ProposalsListProps) {
  const { state } = readProposalSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, state: PROPOSAL_FILTERS.find((known) => known === value) }),
      resetScroll: false,
    });
  useLive([liveTopic.organisation(organisation.id)]);
  const tools = (
    <div className={classes.tools}>
      <FilterSelect aria-label="State" data={CHOICES} value={state ?? ALL} onChange={choose} w={190} />
      <LinkButton to="/organisations/$slug/proposals/create" params={{ slug: organisation.slug }}>
        New proposal
      </LinkButton>
    </div>
  );
  const results = <Results organisation={organisation} state={state} />;
  if (isTitled)
    return (
      <Section title="Proposals" actions={tools}>
        {results}
      </Section>
    );
  return (
    <>
      <div className={classes.bar}>{tools}</div>
      {results}
    </>
  );
}

function Results({ organisation, state }: { organisation: OrganisationDetail; state: ProposalFilter | undefined }) {
  const list = useProposals(organisation.id, state);
  if (!list.isSuccess) return <ProposalsNotRead list={list} />;
  const proposals = list.data.pages.flatMap((page) => page.items);
  if (proposals.length === 0)
    return state ? (
      <EmptyState title="No proposal is in this state">Choose another state above.</EmptyState>
    ) : (
      <EmptyState title="No proposal yet">
        Whoever has enough votes can propose something: a payment from the treasury, a call of a contract, or a resolution in words.
      </EmptyState>
    );
  return (
    <>
      <ProposalRows slug={organisation.slug} proposals={proposals} />
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
