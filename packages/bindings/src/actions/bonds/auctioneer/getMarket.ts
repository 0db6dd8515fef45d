import type { Strategy } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi, oracleFixedDiscountAuctioneerAbi, sequentialDutchAuctioneerAbi } from '../../../contracts.ts';

export interface MarketQuestion {
  auctioneer: Address;
  id: bigint;
}

/** What the books of every strategy say; `price` and `minPrice` where the strategy keeps them there. Amounts in units. */
export interface MarketFacts {
  owner: Address;
  payoutToken: Address;
  quoteToken: Address;
  /** Zero address for none. */
  callback: Address;
  capacityInQuote: boolean;
  /** Left to sell. */
  capacity: bigint;
  /** Of one purchase. */
  maxPayout: bigint;
  sold: bigint;
  /** Net of fees. */
  purchased: bigint;
  price?: bigint;
  scale?: bigint;
  totalDebt?: bigint;
  minPrice?: bigint;
}

type Reader = (client: ReadClient, question: MarketQuestion) => Promise<MarketFacts>;

const fixedPrice: Reader = async (client, { auctioneer: address, id }) => {
  const market = await readContract(client, { address, abi: fixedPriceAuctioneerAbi, functionName: 'markets', args: [id] });
  const [owner, payoutToken, quoteToken, callback, capacityInQuote, capacity, maxPayout, price, scale, sold, purchased] = market;
  return { owner, payoutToken, quoteToken, callback, capacityInQuote, capacity, maxPayout, sold, purchased, price, scale };
};

const oraclePriced: Reader = async (client, { auctioneer: address, id }) => {
  const market = await readContract(client, { address, abi: oracleFixedDiscountAuctioneerAbi, functionName: 'markets', args: [id] });
  const [owner, payoutToken, quoteToken, callback, capacityInQuote, capacity, maxPayout, sold, purchased] = market;
  return { owner, payoutToken, quoteToken, callback, capacityInQuote, capacity, maxPayout, sold, purchased };
};

const dutchAuction: Reader = async (client, { auctioneer: address, id }) => {
  const market = await readContract(client, { address, abi: sequentialDutchAuctioneerAbi, functionName: 'markets', args: [id] });
  const [owner, payoutToken, quoteToken, callback, capacityInQuote, capacity, totalDebt, minPrice, maxPayout, sold, purchased, scale] =
    market;
  return { owner, payoutToken, quoteToken, callback, capacityInQuote, capacity, maxPayout, sold, purchased, scale, totalDebt, minPrice };
};

const READERS: Record<Strategy, Reader> = { fpa: fixedPrice, ofda: oraclePriced, osda: oraclePriced, sda: dutchAuction };

/** A market's book. Reverts `Auctioneer_MarketDoesNotExist`. */
export const getMarket = (client: ReadClient, { strategy, ...question }: MarketQuestion & { strategy: Strategy }): Promise<MarketFacts> =>
  READERS[strategy](client, question);
