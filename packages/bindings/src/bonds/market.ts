import type { Address, Hex } from '@althing/domain/units';
import { getBlock, readContract } from 'viem/actions';
import { type Call, contractCall, type ReadClient } from '../call.ts';
import { bondAggregatorAbi, fixedPriceAuctioneerAbi } from '../contracts.ts';

interface MarketQuestion {
  auctioneer: Address;
  id: bigint;
}

/** Closes a market for good; only its owner may. Reverts with `Auctioneer_OnlyMarketOwner` and, once it has ended, `Auctioneer_MarketNotActive`. */
export const encodeCloseMarket = ({ auctioneer, id }: MarketQuestion): Call =>
  contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'closeMarket', args: [id] });

/** Owner of a market. Reverts with `Auctioneer_MarketDoesNotExist`. */
export const getMarketOwner = (client: ReadClient, { auctioneer, id }: MarketQuestion): Promise<Address> =>
  readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'ownerOf', args: [id] });

/** Merkle root of the buyers of a private market. */
export const getBuyersRoot = (client: ReadClient, { auctioneer, id }: MarketQuestion): Promise<Hex> =>
  readContract(client, { address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'buyersRoot', args: [id] });

/** What the chain says of permits for a private market: who has to have signed them, with which nonce, and what time it is there (UNIX seconds). */
export interface MarketPermitTerms {
  owner: Address;
  nonce: bigint;
  at: bigint;
}

/** Reverts with `Auctioneer_MarketDoesNotExist`. */
export async function readMarketPermitTerms(client: ReadClient, market: MarketQuestion): Promise<MarketPermitTerms> {
  const nonce = { address: market.auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'permitNonce', args: [market.id] } as const;
  const [owner, raised, { timestamp }] = await Promise.all([getMarketOwner(client, market), readContract(client, nonce), getBlock(client)]);
  return { owner, nonce: raised, at: timestamp };
}

/** The present price in the market's scale; 0 where it cannot be read, because the market is unknown or the node does not answer. */
export async function getMarketPrice(client: ReadClient, { aggregator, id }: { aggregator: Address; id: bigint }): Promise<bigint> {
  try {
    return await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'marketPrice', args: [id] });
  } catch {
    return 0n;
  }
}
