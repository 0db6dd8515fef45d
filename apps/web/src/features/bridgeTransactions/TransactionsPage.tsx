import type { OrganisationDetail } from '@althing/domain/http';
import { ApiError } from '../../lib/http/apiError.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import { useOrganisationBySlug } from '../governance/index.ts';
import { ExportButton } from './ExportButton.tsx';
import { INTRO } from './intro.ts';
import { fetchBridgeTransactions } from './queries.ts';
import { RouteTransfersSection } from './routes/RouteTransfersSection.tsx';
import { Searched } from './Searched.tsx';
import type { TransactionSearch } from './transactionSearch.ts';
import { transactionsCsv } from './transactionsCsv.ts';
import { TransactionsList } from './TransactionsList.tsx';

export interface TransactionsPageProps {
  search: TransactionSearch;
  onSearch: (search: TransactionSearch) => void;
}

/** The explorer of everybody's bridge transactions, or of an organisation's. */
export function TransactionsPage({ search, onSearch }: TransactionsPageProps) {
  return search.of === undefined ? (
    <Everybodys search={search} onSearch={onSearch} />
  ) : (
    <OfOrganisation slug={search.of} search={search} onSearch={onSearch} />
  );
}

function Everybodys({ search, onSearch }: TransactionsPageProps) {
  useLive([liveTopic.bridge('all')]);
  return (
    <>
      <PageHeader
        {...INTRO}
        actions={
          <>
            <ExportMessages search={search} organisationId={undefined} />
            <LinkButton to="/bridge" variant="default">
              Bridge
            </LinkButton>
          </>
        }
      />
      <Searched search={search} onSearch={onSearch}>
        <TransactionsList search={search} onSearch={onSearch} organisationId={undefined} contracts={[]} />
        <RouteTransfersSection search={search} onSearch={onSearch} organisationId={undefined} />
      </Searched>
    </>
  );
}

const ExportMessages = ({ search, organisationId }: Pick<TransactionsPageProps, 'search'> & { organisationId: string | undefined }) => (
  <ExportButton
    label="Export CSV"
    file="bridge-transactions.csv"
    fetch={() => fetchBridgeTransactions(search, organisationId)}
    write={transactionsCsv}
  />
);

function OfOrganisation({ slug, search, onSearch }: TransactionsPageProps & { slug: string }) {
  const { data, isError, error, refetch } = useOrganisationBySlug(slug);
  const isUnknown = error instanceof ApiError && error.isNotFound;
  // Transfers over bridges of others are told under their sender and recipient only.
  useLive(data ? [liveTopic.bridge(data.id), liveTopic.bridge('all')] : []);
  return (
    <>
      <PageHeader
        {...INTRO}
        pageTitle={`Bridge transactions of ${data?.name ?? slug}`}
        eyebrow={
          !isUnknown && (
            <TextLink to="/organisations/$slug" params={{ slug }}>
              {data?.name ?? slug}
            </TextLink>
          )
        }
        actions={
          <>
            {data && <ExportMessages search={search} organisationId={data.id} />}
            <LinkButton to="/bridge/transactions" variant="default">
              Of everybody
            </LinkButton>
          </>
        }
      />
      {isUnknown ? (
        <EmptyState title="There is no such organisation" action={<LinkButton to="/organisations">All organisations</LinkButton>} />
      ) : isError ? (
        <ErrorState title="The organisation could not be read" error={error} onRetry={() => void refetch()} />
      ) : (
        <Searched search={search} onSearch={onSearch}>
          {data && !canBridge(data) ? (
            <EmptyState title="It sends nothing between chains">
              {data.name} has neither a message controller nor an asset controller, so no bridge carries anything for it.
            </EmptyState>
          ) : (
            <TransactionsList search={search} onSearch={onSearch} organisationId={data?.id ?? null} contracts={data?.contracts ?? []} />
          )}
          {data && <RouteTransfersSection search={search} onSearch={onSearch} organisationId={data.id} />}
        </Searched>
      )}
    </>
  );
}

const canBridge = ({ contracts }: Pick<OrganisationDetail, 'contracts'>): boolean =>
  contracts.some(({ kind }) => kind === 'messageController' || kind === 'assetController');
