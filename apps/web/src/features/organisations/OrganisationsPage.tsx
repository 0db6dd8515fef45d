import type { OrganisationSummary } from '@althing/domain/http';
import { Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { CardSkeletons } from '../../ui/Skeletons.tsx';
import type { OrganisationFilter } from './filter.ts';
import { INTRO } from './intro.ts';
import { OrganisationCard } from './OrganisationCard.tsx';
import { OrganisationFilters } from './OrganisationFilters.tsx';
import classes from './OrganisationsPage.module.css';
import { useOrganisations } from './queries.ts';
import { useOrganisationSearch } from './useOrganisationSearch.ts';

const UNFINISHED_LOOKED_AT = 100;

export function OrganisationsPage() {
  const [search, narrow] = useOrganisationSearch();
  const { mine, ...rest } = search;
  const address = useSession()?.address;
  const isMine = mine === true && address !== undefined;
  // The list shows what is deployed. Unfinished organisations are only shown to their own creators, once signed in.
  const filter: OrganisationFilter = isMine ? { ...rest, creator: address } : { ...rest, state: 'deployed' };
  return (
    <>
      <PageHeader {...INTRO} actions={<LinkButton to="/organisations/create">Create Org</LinkButton>} />
      <OrganisationFilters search={search} onSearch={narrow} canBeMine={address !== undefined} />
      <WithUnfinished filter={address && !isMine ? { ...rest, creator: address } : undefined}>
        <Results filter={filter} isFiltered={Object.keys(search).some((key) => key !== 'sort')} onClear={() => narrow({}, 'chosen')} />
      </WithUnfinished>
    </>
  );
}

/** Shows the reader's own unfinished organisations above the list. If there are any, the list gets a heading too. */
function WithUnfinished({ filter, children }: { filter: OrganisationFilter | undefined; children: ReactNode }) {
  const list = useOrganisations({ ...filter, limit: UNFINISHED_LOOKED_AT }, filter !== undefined);
  const unfinished = filter ? (list.data?.pages[0]?.items ?? []).filter(({ state }) => state !== 'deployed') : [];
  return (
    <>
      {unfinished.length > 0 && (
        <>
          <div className={classes.unfinished}>
            <Section title="Yours, not deployed yet" description="Only you see these here, until they are deployed.">
              <Cards organisations={unfinished} label="Your organisations that are not deployed yet" isBusy={list.isPlaceholderData} />
            </Section>
          </div>
          <Title order={2} className={classes.deployed}>
            Deployed
          </Title>
        </>
      )}
      {children}
    </>
  );
}

function Cards({ organisations, label, isBusy }: { organisations: readonly OrganisationSummary[]; label: string; isBusy: boolean }) {
  return (
    <ul className={classes.grid} aria-label={label} aria-busy={isBusy}>
      {organisations.map((organisation) => (
        <li key={organisation.id}>
          <OrganisationCard organisation={organisation} />
        </li>
      ))}
    </ul>
  );
}

function Results({ filter, isFiltered, onClear }: { filter: OrganisationFilter; isFiltered: boolean; onClear: () => void }) {
  const list = useOrganisations(filter);
  if (list.isPending) return <CardSkeletons count={6} height={296} />;
  if (list.isError)
    return <ErrorState title="The organisations could not be read" error={list.error} onRetry={() => void list.refetch()} />;
  const organisations = list.data.pages.flatMap((page) => page.items);
  // An empty list of the previous filter says nothing about this one, which may be waiting for the server.
  if (organisations.length === 0 && list.isPlaceholderData) return <CardSkeletons count={6} height={296} />;
  if (organisations.length === 0) return <Nothing isFiltered={isFiltered} onClear={onClear} />;
  return (
    <>
      <Cards organisations={organisations} label="Organisations" isBusy={list.isPlaceholderData} />
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

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered)
    return (
      <EmptyState
        title="No organisation fits"
        action={
          <Button variant="default" onClick={onClear}>
            Clear the filters
          </Button>
        }
      >
        Nothing here has all of these properties. Take one away, or clear them all.
      </EmptyState>
    );
  return (
    <EmptyState title="No organisation yet" action={<LinkButton to="/organisations/create">Create Org</LinkButton>}>
      None has been deployed on this installation yet. The first takes about ten minutes and one confirmation per chain.
    </EmptyState>
  );
}
