import { GENERIC_BRIDGE_FACTS, ROUTE_STATE_WORDS, type RouteState } from '@althing/domain/bridges';
import type { RouteTransfer } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { formatTime } from '../../lib/format/formatDate.ts';
import { Amount } from '../../ui/Amount.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { HexView } from '../../ui/HexView.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { KnownAddress } from '../transactions/index.ts';
import classes from './BridgeTransactions.module.css';
import { useRouteTransfers } from './queries.ts';

const TONES: Readonly<Record<RouteState, Tone>> = { sent: 'neutral', arrived: 'good', expired: 'bad', lost: 'bad' };

const Status = ({ state, arrivedTransactionHash }: RouteTransfer) => (
  <span className={classes.lines}>
    <StatusBadge tone={TONES[state]}>{ROUTE_STATE_WORDS[state].label}</StatusBadge>
    {arrivedTransactionHash && (
      <span className={classes.soft}>
        <HexView value={arrivedTransactionHash} noun="transaction of the arrival" />
      </span>
    )}
  </span>
);

const COLUMNS: Column<RouteTransfer>[] = [
  { id: 'time', header: 'Time/Date', cell: ({ sentAt }) => <time dateTime={sentAt}>{formatTime(sentAt)}</time> },
  {
    id: 'chains',
    header: 'Chains',
    cell: ({ originChainId, destinationChainId }) => (
      <span className={classes.chains}>
        <ChainMark chainId={originChainId} withName size={16} />
        <IconArrowRight size={14} stroke={1.8} role="img" aria-label="to" />
        <ChainMark chainId={destinationChainId} withName size={16} />
      </span>
    ),
  },
  {
    id: 'details',
    header: 'Details',
    cell: ({ amount, originDecimals, token, recipient, destinationChainId }) => (
      <span className={classes.lines}>
        <Amount value={amount} decimals={originDecimals} symbol={token.symbol} />
        <span className={classes.inline}>
          <span className={classes.soft}>to</span>
          <KnownAddress address={recipient} chainId={destinationChainId} />
        </span>
      </span>
    ),
  },
  {
    id: 'origin',
    header: 'Origin Address',
    cell: ({ sender, originChainId }) => <KnownAddress address={sender} chainId={originChainId} />,
  },
  { id: 'bridges', header: 'Bridges', cell: ({ provider }) => GENERIC_BRIDGE_FACTS[provider].name },
  { id: 'status', header: 'Status', cell: Status },
];

/** Transfers over the second set of bridges, of which nobody here can do anything; not shown where there are none. */
export function RouteTransfersSection() {
  const list = useRouteTransfers();
  const transfers = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (transfers.length === 0) return null;
  return (
    <div className={classes.others}>
      <Section
        title="Over bridges of others"
        description="Transfers that were sent from this installation’s bridge page. These bridges bring them without us."
      >
        <DataTable
          caption="Transfers over bridges of others, newest first"
          columns={COLUMNS}
          rows={transfers}
          rowKey={({ id }) => id}
          minWidth={860}
        />
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
