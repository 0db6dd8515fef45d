import { encodeCloseMarket, fixedPriceAuctioneerAbi } from '@althing/bindings';
import type { BondMarket } from '@althing/domain/http';
import { type Hex, sameAddress } from '@althing/domain/units';
import { parseEventLogs } from 'viem';
import { conflict, invalid } from '../base/errors.ts';
import type { ChainClients } from '../chains/chainClients.ts';
import type { ProposedCall } from '../store/schema/index.ts';
import { readReceipt } from './readReceipt.ts';

/** Throws unless the call closes exactly this market. */
export function requireCloses({ auctioneer, marketId }: BondMarket, { target, data }: ProposedCall): void {
  if (!sameAddress(target, auctioneer)) throw invalid('The target is not the auctioneer of the market');
  if (data.toLowerCase() !== encodeCloseMarket({ auctioneer: target, id: BigInt(marketId) }).data)
    throw invalid('The call does not close the market');
}

/** Throws unless the market is closed on chain: by the `MarketClosed` event of the named transaction, or as indexed. */
export async function requireClosed(chains: ChainClients, market: BondMarket, transactionHash: Hex | undefined): Promise<void> {
  if (market.isClosed) return;
  if (transactionHash === undefined) throw conflict('The market is not closed on chain');
  const { logs } = await readReceipt(chains, market.chainId, transactionHash);
  const isClosed = parseEventLogs({ abi: fixedPriceAuctioneerAbi, eventName: 'MarketClosed', logs }).some(
    ({ address, args }) => sameAddress(address, market.auctioneer) && args.id === BigInt(market.marketId),
  );
  if (!isClosed) throw conflict('The transaction did not close the market');
}
