import type { OrganisationDetail } from '@althing/domain/http';
import { IconArrowRight } from '@tabler/icons-react';
import { formatTime } from '../../lib/format/formatDate.ts';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { HexView } from '../../ui/HexView.tsx';
import { TextLink } from '../../ui/RouterLinks.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { KnownAddress } from '../transactions/index.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { BridgeMarks } from './BridgeMarks.tsx';
import { OrganisationLink } from './OrganisationLink.tsx';
import type { BridgeTransaction } from './queries.ts';
import { TransferAmount, UsdNow } from './TransferText.tsx';
import { kindText, progressText, statusBadge } from './wording.ts';
import classes from './BridgeTransactions.module.css';

type Contracts = OrganisationDetail['contracts'];

function Chains({ originChainId, destinationChainId }: BridgeTransaction) {
  return (
    <span className={classes.chains}>
      <ChainMark chainId={originChainId} withName size={16} />
      <IconArrowRight size={14} stroke={1.8} role="img" aria-label="to" />
      <ChainMark chainId={destinationChainId} withName size={16} />
    </span>
  );
}

function Details({ transaction, contracts }: { transaction: BridgeTransaction; contracts: Contracts }) {
  const { organisation, transfer, originTokenGrossAmount, originTokenGrossAmountUsd, messageId, destinationChainId, isResend, id } =
    transaction;
  return (
    <span className={classes.lines}>
      <span className={classes.inline}>
        <TextLink to="/bridge/transactions/$id" params={{ id }}>
          {kindText(transaction)}
        </TextLink>
        {isResend && <StatusBadge tone="quiet">Sent again</StatusBadge>}
      </span>
      {transfer && originTokenGrossAmount !== null ? (
        <>
          <span className={classes.inline}>
            <TransferAmount transaction={transaction} value={originTokenGrossAmount} />
            <UsdNow value={originTokenGrossAmountUsd} />
          </span>
          <span className={classes.party}>
            <span className={classes.soft}>to</span>
            <KnownAddress address={transfer.recipient} chainId={destinationChainId} contracts={contracts} />
          </span>
        </>
      ) : (
        <span className={classes.soft}>
          <HexView value={messageId} noun="message id" />
        </span>
      )}
      {/* In an organisation's own list every line would say the same. */}
      {organisation && contracts.length === 0 && (
        <span className={classes.party}>
          <span className={classes.soft}>of</span>
          <OrganisationLink organisation={organisation} />
        </span>
      )}
    </span>
  );
}

function Status(transaction: BridgeTransaction) {
  const { label, tone } = statusBadge(transaction);
  return (
    <span className={classes.lines}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <span className={`${classes.soft} ${classes.progress}`}>{progressText(transaction)}</span>
    </span>
  );
}

/** docs/requirements.md#bridge-transactions: the columns of the explorer. */
const columnsOf = (contracts: Contracts): Column<BridgeTransaction>[] => [
  {
    id: 'time',
    header: 'Time/Date',
    cell: ({ createdAt }) => (
      <time className={classes.time} dateTime={createdAt}>
        {formatTime(createdAt)}
      </time>
    ),
  },
  { id: 'chains', header: 'Chains', cell: Chains },
  { id: 'details', header: 'Details', cell: (transaction) => <Details transaction={transaction} contracts={contracts} /> },
  {
    id: 'origin',
    header: 'Origin Address',
    cell: ({ originFromAddress, originChainId }) => (
      <KnownAddress address={originFromAddress} chainId={originChainId} contracts={contracts} />
    ),
  },
  { id: 'bridges', header: 'Bridges', cell: ({ legs }) => <BridgeMarks legs={legs} /> },
  { id: 'status', header: 'Status', cell: Status },
  { id: 'actions', header: 'Actions', align: 'right', cell: (transaction) => <ActionsMenu transaction={transaction} /> },
];

export interface TransactionsTableProps {
  transactions: readonly BridgeTransaction[];
  /** Of the organisation whose transactions these are; none of everybody's. */
  contracts: Contracts;
}

export function TransactionsTable({ transactions, contracts }: TransactionsTableProps) {
  return (
    <div className={classes.table}>
      <DataTable
        caption="Bridge transactions, newest first"
        columns={columnsOf(contracts)}
        rows={transactions}
        rowKey={({ id }) => id}
        minWidth={980}
      />
    </div>
  );
}
