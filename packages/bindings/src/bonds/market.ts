import type { Address, Hex } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from '../call.ts';
import { bondAggregatorAbi, fixedPriceAuctioneerAbi } from '../contracts.ts';

interface MarketQuestion {
  auctioneer: Address;
  id: bigint;
}

/** By the owner of the market, for good. Reverts `Auctioneer_OnlyMarketOwner` and, once it has ended, `Auctioneer_MarketNotActive`. */
export const encodeCloseMarket = ({ auctioneer, id }: MarketQuestion): Call =>
  contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'closeMarket', args: [id] });

/** Owner of a market. Reverts `Auctioneer_MarketDoesNotExist`. */
export const getMarketOwner = (client: ReadClient, { auctioneer, id }: MarketQuestion): Promise<Address> =>
  readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'ownerOf', args: [id] });

/** Merkle root of the buyers of a private market. */
export const getBuyersRoot = (client: ReadClient, { auctioneer, id }: MarketQuestion): Promise<Hex> =>
  readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'buyersRoot', args: [id] });

/** Price now in the scale of the market; 0 where it cannot be read, be the market unknown or the node away. */
export async function getMarketPrice(client: ReadClient, { aggregator, id }: { aggregator: Address; id: bigint }): Promise<bigint> {
  try {
    return await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'marketPrice', args: [id] });
  } catch {
    return 0n;
  }
}
