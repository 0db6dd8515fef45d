import type { Strategy } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import {
  fixedPriceAuctioneerAbi,
  oracleDynamicDiscountAuctioneerAbi,
  oracleFixedDiscountAuctioneerAbi,
  sequentialDutchAuctioneerAbi,
} from '../../../contracts.ts';
import type { MarketQuestion } from './getMarket.ts';

/** Times in UNIX seconds, discounts in parts of 100,000. What a strategy does not have is missing. */
export interface MarketTerms {
  start: number;
  conclusion: number;
  /** Seconds for a fixed term, UNIX time for a fixed expiry; 0 pays at once. */
  vesting: number;
  oracle?: Address;
  fixedDiscount?: number;
  baseDiscount?: number;
  decaySpeed?: number;
  minPrice?: bigint;
  scale?: bigint;
  oracleConversion?: bigint;
  linearDuration?: number;
  controlVariable?: bigint;
  maxDebt?: bigint;
}

type Reader = (client: ReadClient, question: MarketQuestion) => Promise<MarketTerms>;

const fixedPrice: Reader = async (client, { auctioneer: address, id }) => {
  const [start, conclusion, vesting] = await readContract(client, {
    address,
    abi: fixedPriceAuctioneerAbi,
    functionName: 'terms',
    args: [id],
  });
  return { start, conclusion, vesting };
};

const fixedDiscount: Reader = async (client, { auctioneer: address, id }) => {
  const terms = await readContract(client, { address, abi: oracleFixedDiscountAuctioneerAbi, functionName: 'terms', args: [id] });
  const [oracle, start, conclusion, vesting, discount, minPrice, scale, oracleConversion, linearDuration] = terms;
  return { start, conclusion, vesting, oracle, fixedDiscount: discount, minPrice, scale, oracleConversion, linearDuration };
};

const dynamicDiscount: Reader = async (client, { auctioneer: address, id }) => {
  const terms = await readContract(client, { address, abi: oracleDynamicDiscountAuctioneerAbi, functionName: 'terms', args: [id] });
  const [oracle, start, conclusion, vesting, baseDiscount, decaySpeed, minPrice, scale, oracleConversion, linearDuration] = terms;
  return { start, conclusion, vesting, oracle, baseDiscount, decaySpeed, minPrice, scale, oracleConversion, linearDuration };
};

const dutchAuction: Reader = async (client, { auctioneer: address, id }) => {
  const terms = await readContract(client, { address, abi: sequentialDutchAuctioneerAbi, functionName: 'terms', args: [id] });
  const [controlVariable, maxDebt, start, conclusion, vesting] = terms;
  return { start, conclusion, vesting, controlVariable, maxDebt };
};

const READERS: Record<Strategy, Reader> = { fpa: fixedPrice, ofda: fixedDiscount, osda: dynamicDiscount, sda: dutchAuction };

/** A market's terms. Reverts `Auctioneer_MarketDoesNotExist`. */
export const getMarketTerms = (
  client: ReadClient,
  { strategy, ...question }: MarketQuestion & { strategy: Strategy },
): Promise<MarketTerms> => READERS[strategy](client, question);
