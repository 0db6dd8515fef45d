import { type ChainMarket, readMarket } from '@althing/bindings';
import { isRefused, type Moment, priceAt } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../lib/chain/useChainRead.ts';
import { useChainClock } from '../governance/index.ts';
import { termOf } from './marketTexts.ts';
import type { BondMarket } from './queries.ts';
import { decimalsOf } from './tokenRates.ts';
import { marketKey } from './useReadWithServer.ts';

/** Milliseconds between two reads of the whole market; in between, the model computes its price. */
const ASK_EVERY = 4_000;

export interface MarketNow extends ChainMarket {
  /** The time of the chain now, with the oracle's price. */
  moment: Moment;
  /** In the market's scale; undefined while it has none. */
  price: bigint | undefined;
}

/** A moment at which the oracle says what it says now. */
export const momentAt = ({ oracle }: Pick<ChainMarket, 'oracle'>, at: bigint): Moment => ({
  at,
  ...(oracle !== undefined && { oraclePrice: oracle.price }),
});

export const modelPrice = ({ market }: Pick<ChainMarket, 'market'>, moment: Moment): bigint | undefined => {
  const price = priceAt(market, moment);
  return isRefused(price) ? undefined : price;
};

/** The market as its chain has it, and its price by the second. */
export function useMarketNow(market: BondMarket) {
  const { chainId, marketId, auctioneer, strategy, payoutToken, quoteToken } = market;
  const now = useChainClock(chainId);
  const read = useChainRead({
    chainId,
    key: marketKey(marketId),
    read: (client) =>
      readMarket(client, {
        chainId,
        auctioneer: auctioneer as Address,
        strategy,
        term: termOf(market),
        id: BigInt(marketId),
        payoutToken: payoutToken.address as Address,
        quoteToken: quoteToken.address as Address,
        decimals: decimalsOf(market),
      }),
    every: ASK_EVERY,
  });
  if (!read.data) return { ...read, market: undefined };
  // The clock may be behind a block that was read after it.
  const at = now === undefined || BigInt(now) < read.data.at ? read.data.at : BigInt(now);
  const moment = momentAt(read.data, at);
  const shown: MarketNow = { ...read.data, moment, price: modelPrice(read.data, moment) };
  return { ...read, market: shown };
}
