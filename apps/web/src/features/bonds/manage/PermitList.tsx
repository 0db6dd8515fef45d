import { encodeRaisePermitNonce } from '@althing/bindings';
import type { MarketPermitView } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { invalidate } from '../../../lib/query/invalidate.ts';
import { AddressView } from '../../../ui/AddressView.tsx';
import { Amount } from '../../../ui/Amount.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { marketTitle } from '../marketTexts.ts';
import { marketPlace } from './ownedPlace.ts';
import { OwnerCall } from './OwnerCall.tsx';
import type { PermitProps, RecordedMarket } from './permitProps.ts';
import { PERMITS_PAGE, usePermits } from './usePermits.ts';

const LABEL = 'Make all permits void';

const columnsOf = ({ chainId, quoteToken }: RecordedMarket): Column<MarketPermitView>[] => [
  { id: 'buyer', header: 'Buyer', cell: ({ buyer }) => <AddressView address={buyer} chainId={chainId} /> },
  {
    id: 'limit',
    header: 'May pay in all',
    align: 'right',
    cell: ({ maxQuote }) => <Amount value={maxQuote} decimals={quoteToken.decimals} symbol={quoteToken.symbol} />,
  },
  { id: 'deadline', header: 'Until', cell: ({ deadline }) => formatTime(deadline) },
  {
    id: 'state',
    header: 'State',
    cell: ({ isInForce }) => <StatusBadge tone={isInForce ? 'good' : 'neutral'}>{isInForce ? 'Counts' : 'Void'}</StatusBadge>,
  },
];

/** The permits that were handed in, and how all are taken back, also those that were signed and never handed in. */
export function PermitList({ market, manager, contracts, terms, onVoid }: Omit<PermitProps, 'now'>) {
  const [page, setPage] = useState(1);
  const client = useQueryClient();
  const { data, isError, error, refetch } = usePermits(market, page);
  if (isError && !data) return <ErrorState title="The permits could not be read" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeletons lines={2} />;
  return (
    <>
      {data.total > 0 && (
        <DataTable
          caption="Permits"
          columns={columnsOf(market)}
          rows={data.items}
          rowKey={({ buyer, maxQuote, deadline }) => `${buyer}:${maxQuote}:${deadline}`}
          pagination={{ page, pages: Math.ceil(data.total / PERMITS_PAGE), onPage: setPage }}
        />
      )}
      <OwnerCall
        {...{ place: marketPlace(market), manager, contracts }}
        action="permits"
        label={LABEL}
        isDanger
        reason={undefined}
        steps={[
          {
            key: String(terms.nonce),
            call: encodeRaisePermitNonce({ auctioneer: market.auctioneer as Address, id: BigInt(market.marketId) }),
            title: `Make all permits for “${marketTitle(market)}” void`,
            effect: 'Nobody can buy by a permit that was signed so far. The list of buyers stays, and new permits can be signed.',
            label: LABEL,
          },
        ]}
        onDone={() => {
          onVoid();
          void invalidate(client, 'GET /api/v1/bonds/markets/:id/permits');
        }}
      />
    </>
  );
}
