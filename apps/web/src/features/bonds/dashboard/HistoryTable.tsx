import { priceText } from '@althing/domain/bonds';
import { useState } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { TransactionHash } from '../../../ui/TransactionHash.tsx';
import { HISTORY_PAGE, type Purchase, usePurchaseHistory } from '../queries.ts';

const COLUMNS: Column<Purchase>[] = [
  { id: 'at', header: 'When', cell: ({ blockTimestamp }) => formatTime(blockTimestamp) },
  {
    id: 'market',
    header: 'Bond',
    cell: ({ chainId, bondMarket: { marketId, name, payoutToken, quoteToken } }) => (
      <TextLink to="/veos/$chainId/$marketId" params={{ chainId: String(chainId), marketId }}>
        {name ?? `${payoutToken.symbol} for ${quoteToken.symbol}`}
      </TextLink>
    ),
  },
  {
    id: 'paid',
    header: 'Paid',
    align: 'right',
    cell: ({ quoteAmount, bondMarket: { quoteToken } }) => (
      <Amount value={quoteAmount} decimals={quoteToken.decimals} symbol={quoteToken.symbol} />
    ),
  },
  {
    id: 'payout',
    header: 'For',
    align: 'right',
    cell: ({ payout, bondMarket: { payoutToken } }) => (
      <Amount value={payout} decimals={payoutToken.decimals} symbol={payoutToken.symbol} />
    ),
  },
  { id: 'price', header: 'Price', align: 'right', cell: ({ bondPrice }) => priceText(bondPrice) },
  {
    id: 'received',
    header: 'Received',
    align: 'right',
    cell: ({ unwrappedAmount, bondMarket: { payoutToken } }) => <Amount value={unwrappedAmount} decimals={payoutToken.decimals} />,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    cell: ({ transactionHash, chainId }) => <TransactionHash hash={transactionHash} chainId={chainId} />,
  },
];

/** Every purchase for the account, newest first. */
export function HistoryTable() {
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch, isPlaceholderData } = usePurchaseHistory(page);
  return (
    <Section title="History">
      {isError ? (
        <ErrorState title="Your purchases could not be read" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div aria-busy={isPlaceholderData}>
          <DataTable
            caption="Your purchases"
            columns={COLUMNS}
            rows={data.items}
            rowKey={({ id }) => id}
            empty="You have not bought any bond yet"
            minWidth={860}
            pagination={{ page, pages: Math.ceil(data.total / HISTORY_PAGE), onPage: setPage }}
          />
        </div>
      ) : (
        <LineSkeletons lines={5} />
      )}
    </Section>
  );
}
