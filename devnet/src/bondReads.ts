import {
  fixedPriceAuctioneerAbi,
  oracleDynamicDiscountAuctioneerAbi,
  oracleFixedDiscountAuctioneerAbi,
  type ReadClient,
  sequentialDutchAuctioneerAbi,
} from '@althing/bindings';
import type { Strategy } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { getContract } from 'viem';

/* Reads markets of auctioneers, which return the same facts in a different order for each strategy. */

interface MarketQuestion {
  auctioneer: Address;
  strategy: Strategy;
  id: bigint;
}

/** Amounts in smallest units. */
export async function readMarket(client: ReadClient, { auctioneer: address, strategy, id }: MarketQuestion) {
  if (strategy === 'fpa') {
    const market = await getContract({ address, abi: fixedPriceAuctioneerAbi, client }).read.markets([id]);
    const [owner, payoutToken, , , , capacity, , , , sold, purchased] = market;
    return { owner, payoutToken, capacity, sold, purchased };
  }
  if (strategy === 'sda') {
    const market = await getContract({ address, abi: sequentialDutchAuctioneerAbi, client }).read.markets([id]);
    const [owner, payoutToken, , , , capacity, , , , sold, purchased] = market;
    return { owner, payoutToken, capacity, sold, purchased };
  }
  const market = await getContract({ address, abi: oracleFixedDiscountAuctioneerAbi, client }).read.markets([id]);
  const [owner, payoutToken, , , , capacity, , sold, purchased] = market;
  return { owner, payoutToken, capacity, sold, purchased };
}

/** Times in UNIX seconds; `vesting` as in the strategy's terms; the oracle if the market has one. */
export async function readTerms(client: ReadClient, { auctioneer: address, strategy, id }: MarketQuestion) {
  switch (strategy) {
    case 'fpa': {
      const [start, conclusion, vesting] = await getContract({ address, abi: fixedPriceAuctioneerAbi, client }).read.terms([id]);
      return { start, conclusion, vesting };
    }
    case 'sda': {
      const [, , start, conclusion, vesting] = await getContract({ address, abi: sequentialDutchAuctioneerAbi, client }).read.terms([id]);
      return { start, conclusion, vesting };
    }
    case 'ofda': {
      const [oracle, start, conclusion, vesting] = await getContract({ address, abi: oracleFixedDiscountAuctioneerAbi, client }).read.terms(
        [id],
      );
      return { start, conclusion, vesting, oracle };
    }
    case 'osda': {
      const [oracle, start, conclusion, vesting] = await getContract({
        address,
        abi: oracleDynamicDiscountAuctioneerAbi,
        client,
      }).read.terms([id]);
      return { start, conclusion, vesting, oracle };
    }
  }
}
