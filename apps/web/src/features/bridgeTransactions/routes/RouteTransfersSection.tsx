import { GENERIC_BRIDGE_FACTS, GENERIC_BRIDGES, ROUTE_STATE_WORDS, ROUTE_STATES } from '@althing/domain/bridges';
import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { Section } from '../../../ui/Section.tsx';
import classes from '../BridgeTransactions.module.css';
import { ExportButton } from '../ExportButton.tsx';
import { areRoutesNarrowed, readTransactionSearch, type TransactionSearch } from '../transactionSearch.ts';
import { fetchRouteTransfers, useRouteTransfers } from './queries.ts';
import { routeTransfersCsv } from './routeTransfersCsv.ts';
import { RouteTransfersTable } from './RouteTransfersTable.tsx';

export interface RouteTransfersSectionProps {
  search: TransactionSearch;
  onSearch: (search: TransactionSearch) => void;
  /** Whose contracts send or get them; undefined for everybody's. */
  organisationId: string | undefined;
}

/** Transfers over the second set of bridges, of which nobody here can do anything; not shown where there are none. */
export function RouteTransfersSection({ search, onSearch, organisationId }: RouteTransfersSectionProps) {
  const list = useRouteTransfers(search, organisationId);
  const transfers = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (transfers.length === 0 && !areRoutesNarrowed(search) && !list.isError) return null;
  return (
    <div className={classes.others}>
      <Section
        title="Over bridges of others"
        description="Transfers that were sent from this installation’s bridge page, or by Safes that it reads. These bridges bring them without us."
        actions={
          <ExportButton
            label="Export these as CSV"
            file="transfers-over-bridges-of-others.csv"
            fetch={() => fetchRouteTransfers(search, organisationId)}
            write={routeTransfersCsv}
            size="sm"
          />
        }
      >
        <Filters search={search} onSearch={onSearch} />
        {list.isError ? (
          <ErrorState title="These transfers could not be read" error={list.error} onRetry={() => void list.refetch()} />
        ) : transfers.length > 0 ? (
          <div aria-busy={list.isPlaceholderData}>
            <RouteTransfersTable transfers={transfers} />
          </div>
        ) : (
          !list.isPending && <EmptyState title="No transfer is like this">Choose a wider filter here, or above for both lists.</EmptyState>
        )}
        {list.hasNextPage && (
          <div className={classes.more}>
            <Button variant="default" onClick={() => void list.fetchNextPage()} loading={list.isFetchingNextPage}>
              Show more
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}

const ALL = 'all';
const BRIDGE_CHOICES = GENERIC_BRIDGES.map((value) => ({ value, label: GENERIC_BRIDGE_FACTS[value].name }));
const STATE_CHOICES = ROUTE_STATES.map((value) => ({ value, label: ROUTE_STATE_WORDS[value].label }));

/** What is chosen becomes part of the page's address. */
function Filters({ search, onSearch }: Omit<RouteTransfersSectionProps, 'organisationId'>) {
  const choose = (name: 'provider' | 'state') => (value: string) =>
    onSearch(readTransactionSearch({ ...search, [name]: value === ALL ? undefined : value }));
  return (
    <search className={classes.filters} aria-label="Filter of transfers over bridges of others">
      <FilterSelect
        label="Bridge of others"
        data={[{ value: ALL, label: 'All bridges' }, ...BRIDGE_CHOICES]}
        value={search.provider ?? ALL}
        onChange={choose('provider')}
      />
      <FilterSelect
        label="What has become of it"
        data={[{ value: ALL, label: 'Any' }, ...STATE_CHOICES]}
        value={search.state ?? ALL}
        onChange={choose('state')}
      />
    </search>
  );
}
