import { isPlatformOracle, type LivePrice, readLivePrice } from '@althing/bindings';
import { discountPercent, humanPrice, referenceOf } from '@althing/domain/bonds';
import type { BondMarket, PresentPrice } from '@althing/domain/http';
import { amountText } from '@althing/domain/token';
import { getAddress } from 'viem';
import type { Clock } from '../base/clock.ts';
import type { ChainClients } from '../chains/chainClients.ts';

/** A list is read again as often; between two reads a price moves little. */
const REMEMBERED_MS = 5_000;
/** Of markets whose oracle is a contract of the seller's, which may be as slow as they like. */
const FOREIGN_REMEMBERED_MS = 60_000;
const WAITED_MS = 1_500;
const MAX_REMEMBERED = 5_000;

interface Remembered {
  until: number;
  price: Promise<LivePrice | null>;
}

/**
 * What markets cost now, for lists that are read often. Remembered for a moment, and null where the chain does not answer in time, so that a silent
 * node, or an oracle that a seller wrote to be slow, delays no list for longer.
 */
export function createMarketPrices({ chains, now }: { chains: ChainClients; now: Clock }) {
  const remembered = new Map<string, Remembered>();

  async function ask({ chainId, marketId, oracle }: BondMarket, isForeign: boolean): Promise<LivePrice | null> {
    if (!chains.has(chainId)) return null;
    const address = oracle === null ? null : getAddress(oracle);
    // An auctioneer asks the market's oracle, which may be anybody's contract; those are not asked together with others.
    const client = isForeign ? chains.quick(chainId) : chains.client(chainId);
    try {
      return await readLivePrice(client, { chainId, id: BigInt(marketId), oracle: isForeign ? null : address });
    } catch {
      return null;
    }
  }

  function priceOf(market: BondMarket): Promise<LivePrice | null> {
    const key = `${market.chainId}:${market.marketId}`;
    const time = now().getTime();
    const isForeign = market.oracle !== null && !isPlatformOracle(market.chainId, getAddress(market.oracle));
    const known = remembered.get(key);
    const until = time + (isForeign ? FOREIGN_REMEMBERED_MS : REMEMBERED_MS);
    const fresh = known !== undefined && time < known.until ? known : { until, price: ask(market, isForeign) };
    remembered.delete(key);
    remembered.set(key, fresh);
    if (remembered.size > MAX_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return fresh.price;
  }

  /** The present prices of markets, in their order. */
  return async function pricesNow(markets: readonly BondMarket[]): Promise<(PresentPrice | null)[]> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<null>((resolve) => (timer = setTimeout(resolve, WAITED_MS, null)));
    try {
      return await Promise.all(
        markets.map(async (market) => (market.isClosed ? null : presentPrice(market, await Promise.race([priceOf(market), silence])))),
      );
    } finally {
      clearTimeout(timer);
    }
  };
}

function presentPrice({ scale, payoutToken, quoteToken }: BondMarket, live: LivePrice | null): PresentPrice | null {
  if (live === null || live.price === 0n) return null;
  const price = humanPrice(live.price, BigInt(scale), { payoutDecimals: payoutToken.decimals, quoteDecimals: quoteToken.decimals });
  const [payoutUsd, quoteUsd] = [payoutToken.tokenPrice.lastPriceUsd, quoteToken.tokenPrice.lastPriceUsd];
  const rate = payoutUsd && quoteUsd ? payoutUsd / quoteUsd : undefined;
  return {
    price,
    oraclePrice: live.oracle?.isOurs ? amountText(live.oracle.price, live.oracle.decimals) : null,
    discount: discountPercent(price, referenceOf(live.oracle, rate)) ?? null,
  };
}
