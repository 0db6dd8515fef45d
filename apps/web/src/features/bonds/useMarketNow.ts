import { type ChainMarket, readMarket } from '@althing/bindings';
import { isRefused, type Moment, priceAt } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { useMemo } from 'react';
import { useChainRead } from '../../lib/chain/useChainRead.ts';
import { useChainClock } from '../governance/index.ts';
import { termOf } from './marketTexts.ts';
import type { BondMarket } from './queries.ts';
import { decimalsOf } from './tokenRates.ts';
import { marketKey } from './useReadWithServer.ts';

/** Milliseconds between two reads of the whole market; in between, the model computes its price. */
const ASK_EVERY = 4_000;

/** Seconds. */
const STEADY_FOR = 10;

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

/** The market as its chain has it: `market` by the second; `steady` for what is costly to draw, and new with each read or ten seconds. */
export function useMarketNow(recorded: BondMarket) {
  const { chainId, marketId, auctioneer, strategy, payoutToken, quoteToken } = recorded;
  const now = useChainClock(chainId);
  const read = useChainRead({
    chainId,
    key: marketKey(marketId),
    read: (client) =>
      readMarket(client, {
        chainId,
        auctioneer: auctioneer as Address,
        strategy,
        term: termOf(recorded),
        id: BigInt(marketId),
        payoutToken: payoutToken.address as Address,
        quoteToken: quoteToken.address as Address,
        decimals: decimalsOf(recorded),
      }),
    every: ASK_EVERY,
  });
  const { data } = read;
  const lately = now === undefined ? undefined : now - (now % STEADY_FOR);
  const steady = useMemo(() => data && marketAt(data, lately), [data, lately]);
  return { ...read, market: data && marketAt(data, now), steady };
}

/** @param clock - the chain's, in seconds, which may be behind a block that was read after it. */
function marketAt(read: ChainMarket, clock: number | undefined): MarketNow {
  const at = clock === undefined || BigInt(clock) < read.at ? read.at : BigInt(clock);
  const moment = momentAt(read, at);
  return { ...read, moment, price: modelPrice(read, moment) };
}
