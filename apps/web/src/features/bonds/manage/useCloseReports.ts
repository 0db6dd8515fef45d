import { encodeCloseMarket } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api.ts';
import { invalidate } from '../../../lib/query/invalidate.ts';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import type { BondMarket } from '../queries.ts';

/** The call that closes the market. */
export const closeCall = ({ auctioneer, marketId }: BondMarket) =>
  encodeCloseMarket({ auctioneer: auctioneer as Address, id: BigInt(marketId) });

/** Tells the server what becomes of a market, so that buyers read it at once. It believes the chain, not us. */
export function useCloseReports(market: BondMarket) {
  const client = useQueryClient();
  const id = market.id ?? '';
  const onSettled = () =>
    invalidate(client, 'GET /api/v1/bonds/markets/:chainId/:marketId', 'GET /api/v1/bonds/markets', 'GET /api/v1/bonds/markets/:id');
  const closed = useMutation({
    mutationFn: (transactionHash: string) => api('PUT /api/v1/bonds/markets/:id/close', { params: { id }, body: { transactionHash } }),
    onSettled,
  });
  const proposed = useMutation({
    mutationFn: (isProposed: boolean) => {
      const { to: target, data } = closeCall(market);
      return api('PUT /api/v1/bonds/markets/:id/close-propose', {
        params: { id },
        body: { marketCloseProposalFunctionData: isProposed ? { target, data } : null },
      });
    },
    onError: (error) => void notifyFailure(error, 'Buyers could not be told'),
    onSettled,
  });
  return { closed, proposed };
}
