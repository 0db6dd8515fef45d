import type { OrganisationDetail, TreasuryTransfer } from '@althing/domain/http';
import { usdText } from '@althing/domain/treasury';
import { zeroAddress } from 'viem';
import { formatTime } from '../../lib/format/formatDate.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TransactionHash } from '../../ui/TransactionHash.tsx';
import { KnownAddress } from '../transactions/index.ts';
import classes from './Treasury.module.css';

/** What a token tells of the address zero, from which nothing comes and to which nothing goes. */
const MADE_OR_ENDED = { in: 'Newly minted', out: 'Burned' } as const satisfies Record<TreasuryTransfer['direction'], string>;

/** Symbols that may stand beside our own words; any other text could be mistaken for them. */
const PLAIN_SYMBOL = /^[\p{L}\p{N}.$₮-]{1,16}$/u;

function TransferAmount({ transfer: { value, token, usd, chainId } }: { transfer: TreasuryTransfer }) {
  const { symbol, decimals, address } = token;
  const isPlain = PLAIN_SYMBOL.test(symbol);
  return (
    <span className={classes.amounts}>
      <span>
        <Amount value={value} decimals={decimals ?? 0} symbol={isPlain ? symbol : decimals === null ? 'units of' : 'tokens'} />
      </span>
      {!isPlain && <AddressView address={address} chainId={chainId} />}
      <span className={classes.soft}>{usd === null ? 'no price then' : `≈ ${usdText(usd)} then`}</span>
    </span>
  );
}

const columnsOf = (contracts: OrganisationDetail['contracts']): Column<TreasuryTransfer>[] => [
  {
    id: 'when',
    header: 'When',
    cell: ({ timestamp, transactionHash, chainId }) => (
      <span className={classes.holder}>
        <span>{formatTime(timestamp)}</span>
        <TransactionHash hash={transactionHash} chainId={chainId} />
      </span>
    ),
  },
  {
    id: 'way',
    header: 'Way',
    cell: ({ direction }) => <StatusBadge tone={direction === 'in' ? 'good' : 'neutral'}>{direction === 'in' ? 'In' : 'Out'}</StatusBadge>,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: (transfer) => <TransferAmount transfer={transfer} />,
  },
  {
    id: 'holder',
    header: 'Contract',
    cell: ({ holder, chainId }) => (
      <span className={classes.holder}>
        <KnownAddress address={holder} chainId={chainId} contracts={contracts} />
        <ChainMark chainId={chainId} withName size={16} />
      </span>
    ),
  },
  {
    id: 'counterparty',
    header: 'From or to',
    cell: ({ counterparty, direction, chainId }) =>
      counterparty === zeroAddress ? (
        MADE_OR_ENDED[direction]
      ) : (
        <KnownAddress address={counterparty} chainId={chainId} contracts={contracts} />
      ),
  },
];

export interface TransfersTableProps {
  transfers: readonly TreasuryTransfer[];
  organisation: OrganisationDetail;
}

export function TransfersTable({ transfers, organisation: { contracts } }: TransfersTableProps) {
  return (
    <DataTable
      caption="Transfers, newest first"
      columns={columnsOf(contracts)}
      rows={transfers}
      rowKey={({ chainId, blockNumber, logIndex, part, holder, direction }) =>
        `${chainId}:${blockNumber}:${logIndex}:${part}:${holder}:${direction}`
      }
      minWidth={720}
    />
  );
}
