import { readMessageCalls } from '@althing/bindings';
import { type Bridge, EXPLORER_TOASTS } from '@althing/domain/bridges';
import type { EndpointResponse } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/http/api.ts';
import { apiKey } from '../../../lib/query/apiQuery.ts';
import type { BridgeTransactionDetail } from '../queries.ts';

const FEES = 'POST /api/v1/bridge/relayer-fees';

export type ResendFee = EndpointResponse<typeof FEES>['fees'][number];

/** What is sent, as the endpoint of fees has it. */
function subjectOf({
  transfer,
  originTransactionInputData,
  threshold,
  originControllerAddress: controllerAddress,
  ...way
}: BridgeTransactionDetail) {
  const common = { sourceChainId: way.originChainId, destinationChainId: way.destinationChainId, threshold, controllerAddress };
  if (transfer) {
    const { recipient, amount, unwrap } = transfer;
    return { ...common, messageType: 'bridge' as const, recipient, amount, unwrap };
  }
  return { ...common, messageType: 'message' as const, ...readMessageCalls(originTransactionInputData as Hex) };
}

/** What each of `bridges` asks for carrying it again. @throws "Could not get relayer fees" where none of them tells. */
export function useResendFees(transaction: BridgeTransactionDetail, bridges: readonly Bridge[], enabled: boolean) {
  return useQuery({
    queryKey: apiKey(FEES, { id: transaction.id, bridges }),
    queryFn: async () => {
      const { fees } = await api(FEES, { body: { ...subjectOf(transaction), bridgeAdapterIds: [...bridges] } });
      if (fees.every(({ quote }) => quote === null)) throw new Error(EXPLORER_TOASTS.feesMissing);
      return fees;
    },
    enabled: enabled && bridges.length > 0,
    staleTime: 30_000,
    retry: 1,
  });
}
