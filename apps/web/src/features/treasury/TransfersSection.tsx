import type { OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { download } from '../../ui/download.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notify.ts';
import { notifyFailure } from '../../ui/notifyFailure.ts';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { fetchTransfers, MOST_EXPORTED, type Treasury, useTransfers } from './queries.ts';
import { readTransferSearch, type TransferSearch } from './transferSearch.ts';
import { transfersCsv } from './transfersCsv.ts';
import { TransferFilters } from './TransferFilters.tsx';
import { TransfersTable } from './TransfersTable.tsx';
import classes from './Treasury.module.css';

const COIN_NOTE =
  'Safes tell of every coin they receive. Timelocks and governors do not: a coin sent to one of them from outside is in its balance, and missing here.';

export interface TransfersSectionProps {
  organisation: OrganisationDetail;
  treasury: Treasury;
}

/** What came and went, newest first. The filter is part of the page's address. */
export function TransfersSection({ organisation, treasury }: TransfersSectionProps) {
  const search = readTransferSearch(useSearch({ strict: false }));
  useLive([liveTopic.organisation(organisation.id)]);
  const list = useTransfers(organisation.id, search);
  const transfers = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section
      title="Transfers"
      description={COIN_NOTE}
      actions={transfers.length > 0 && <Export organisation={organisation} search={search} />}
    >
      <TransferFilters search={search} treasury={treasury} />
      {list.isPending && <LineSkeletons lines={5} />}
      {list.isError && <ErrorState title="The transfers could not be read" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && transfers.length === 0 && <Nothing search={search} />}
      {transfers.length > 0 && <TransfersTable transfers={transfers} organisation={organisation} />}
      {list.hasNextPage && (
        <Button variant="default" className={classes.more} onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </Section>
  );
}

function Nothing({ search }: { search: TransferSearch }) {
  if (search.unknown)
    return (
      <EmptyState title="No unknown tokens">
        Nobody has sent a token here that is neither the organisation’s own nor known by its price.
      </EmptyState>
    );
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  return (
    <EmptyState title={isFiltered ? 'No transfer is like this' : 'Nothing came or went yet'}>
      {isFiltered ? 'Choose a wider filter above.' : 'A deposit appears here as soon as its block is mined.'}
    </EmptyState>
  );
}

function Export({ organisation, search }: { organisation: OrganisationDetail; search: TransferSearch }) {
  const fetching = useMutation({
    mutationFn: () => fetchTransfers(organisation.id, search),
    onSuccess: ({ transfers, isWhole }) => {
      download(`${organisation.slug}-transfers.csv`, transfersCsv(transfers), 'text/csv');
      if (!isWhole) notify.info(`The newest ${MOST_EXPORTED.toLocaleString('en')} were exported`, 'Narrow the filter for older ones.');
    },
    onError: (error) => void notifyFailure(error, 'The transfers could not be exported'),
  });
  return (
    <Button variant="default" loading={fetching.isPending} onClick={() => fetching.mutate()} data-print="hide">
      Export CSV
    </Button>
  );
}
