import { priceText } from '@althing/domain/bonds';
import { useState } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { TransactionHash } from '../../../ui/TransactionHash.tsx';
import { KnownAddress } from '../../transactions/index.ts';
import { type BondMarket, type MarketPurchase, PURCHASES_PAGE, useMarketPurchases } from '../queries.ts';
import classes from './Market.module.css';

const columnsOf = ({ chainId, payoutToken, quoteToken }: BondMarket): Column<MarketPurchase>[] => [
  { id: 'at', header: 'When', cell: ({ blockTimestamp }) => formatTime(blockTimestamp) },
  { id: 'who', header: 'For', cell: ({ recipient }) => <KnownAddress address={recipient} chainId={chainId} /> },
  {
    id: 'paid',
    header: 'Paid',
    align: 'right',
    cell: ({ quoteAmount }) => <Amount value={quoteAmount} decimals={quoteToken.decimals} symbol={quoteToken.symbol} />,
  },
  {
    id: 'payout',
    header: 'Receives',
    align: 'right',
    cell: ({ payout }) => <Amount value={payout} decimals={payoutToken.decimals} symbol={payoutToken.symbol} />,
  },
  {
    id: 'price',
    header: 'Price',
    align: 'right',
    cell: ({ bondPrice }) => (
      <span className={classes.whole} title={bondPrice}>
        {priceText(bondPrice)}
      </span>
    ),
  },
  { id: 'transaction', header: 'Transaction', cell: ({ transactionHash }) => <TransactionHash hash={transactionHash} chainId={chainId} /> },
];

/** Everything that was bought in a market, newest first. */
export function PurchasesTable({ market }: { market: BondMarket }) {
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch, isPlaceholderData } = useMarketPurchases(market.chainId, market.marketId, page);
  return (
    <Section title="Purchases">
      {isError ? (
        <ErrorState title="The purchases could not be read" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div aria-busy={isPlaceholderData}>
          <DataTable
            caption="Purchases"
            columns={columnsOf(market)}
            rows={data.items}
            rowKey={({ id }) => id}
            empty="Nobody has bought here yet"
            minWidth={720}
            pagination={{ page, pages: Math.ceil(data.total / PURCHASES_PAGE), onPage: setPage }}
          />
        </div>
      ) : (
        <LineSkeletons lines={5} />
      )}
    </Section>
  );
}
