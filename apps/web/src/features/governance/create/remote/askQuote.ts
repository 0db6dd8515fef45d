import type { Bridge } from '@althing/domain/bridges';
import type { RemoteContent, RemoteQuote } from '@althing/domain/governance';
import { api } from '../../../../lib/http/api.ts';

export interface QuoteQuestion {
  content: RemoteContent;
  sourceChainId: number;
  controller: string;
  sender: string;
  bridges: readonly Bridge[];
  threshold: number;
}

/** What a message would do on its chain, and what each bridge asks for it. */
export async function askQuote({ content, sourceChainId, controller, sender, bridges, threshold }: QuoteQuestion): Promise<RemoteQuote> {
  const { chainId: destinationChainId, targets, calldatas } = content;
  const subject = { sourceChainId, destinationChainId, controllerAddress: controller, targets, calldatas };
  const [tried, { fees }] = await Promise.all([
    api('POST /api/v1/bridge/message-simulation', { body: { ...subject, sender } }),
    api('POST /api/v1/bridge/relayer-fees', {
      body: { ...subject, messageType: 'message', threshold, bridgeAdapterIds: [...bridges] },
    }),
  ]);
  return {
    outcome: tried.outcome,
    gas: tried.gas === null ? null : BigInt(tried.gas),
    failedCall: tried.failedCall,
    reason: tried.reason,
    fees: fees.map(({ bridgeAdapterId, quote, refusal }) => ({
      bridge: bridgeAdapterId as Bridge,
      fee: quote && BigInt(quote.fee),
      gasLimit: BigInt(quote?.gasLimit ?? 0),
      refusal: refusal?.message ?? null,
    })),
  };
}
