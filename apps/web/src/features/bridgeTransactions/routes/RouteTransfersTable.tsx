import { GENERIC_BRIDGE_FACTS } from '@althing/domain/bridges';
import type { RouteTransfer } from '@althing/domain/http';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { RouteBadge } from '../../../ui/RouteSteps.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../BridgeTransactions.module.css';
import { OrganisationLink } from '../OrganisationLink.tsx';
import { Chains } from './Chains.tsx';

const COLUMNS: Column<RouteTransfer>[] = [
  {
    id: 'time',
    header: 'Time/Date',
    cell: ({ sentAt }) => (
      <time className={classes.time} dateTime={sentAt}>
        {formatTime(sentAt)}
      </time>
    ),
  },
  { id: 'chains', header: 'Chains', cell: (transfer) => <Chains transfer={transfer} size={16} /> },
  {
    id: 'details',
    header: 'Details',
    cell: ({ id, amount, originDecimals, token, recipient, destinationChainId, organisation }) => (
      <span className={classes.lines}>
        <TextLink to="/bridge/transactions/$id" params={{ id }}>
          <Amount value={amount} decimals={originDecimals} symbol={token.symbol} />
        </TextLink>
        <span className={classes.party}>
          <span className={classes.soft}>to</span>
          <KnownAddress address={recipient} chainId={destinationChainId} />
        </span>
        {organisation && (
          <span className={classes.party}>
            <span className={classes.soft}>of</span>
            <OrganisationLink organisation={organisation} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'origin',
    header: 'Origin Address',
    cell: ({ sender, originChainId }) => <KnownAddress address={sender} chainId={originChainId} />,
  },
  { id: 'bridges', header: 'Bridges', cell: ({ provider }) => GENERIC_BRIDGE_FACTS[provider].name },
  { id: 'status', header: 'Status', cell: RouteBadge },
];

/** Transfers over bridges of others, each with a link to its page. */
export const RouteTransfersTable = ({ transfers }: { transfers: readonly RouteTransfer[] }) => (
  <div className={classes.table}>
    <DataTable
      caption="Transfers over bridges of others, newest first"
      columns={COLUMNS}
      rows={transfers}
      rowKey={({ id }) => id}
      minWidth={860}
    />
  </div>
);
