import { isPlatformOracle, type LivePrice, type MarketTerms, readLivePrice, readMarketTerms } from '@althing/bindings';
import { discountPercent, humanPrice, referenceOf } from '@althing/domain/bonds';
import type { BondMarket, ListedMarket, PresentPrice, PresentTerms } from '@althing/domain/http';
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

interface Remembered<Answer> {
  until: number;
  answer: Promise<Answer | null>;
}

const isForeign = ({ chainId, oracle }: BondMarket): boolean => oracle !== null && !isPlatformOracle(chainId, getAddress(oracle));

/** What markets are asked, each remembered for a moment; null where a chain does not answer, or not in time. */
function remembering<Answer>(now: Clock, ask: (market: BondMarket) => Promise<Answer>) {
  const remembered = new Map<string, Remembered<Answer>>();

  function answerOf(market: BondMarket): Promise<Answer | null> {
    const key = `${market.chainId}:${market.marketId}`;
    const time = now().getTime();
    const known = remembered.get(key);
    const until = time + (isForeign(market) ? FOREIGN_REMEMBERED_MS : REMEMBERED_MS);
    const fresh = known !== undefined && time < known.until ? known : { until, answer: ask(market).catch(() => null) };
    remembered.delete(key);
    remembered.set(key, fresh);
    if (remembered.size > MAX_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    return fresh.answer;
  }

  /** In the order of the markets; closed ones are not asked. */
  return async function answersOf(markets: readonly BondMarket[]): Promise<(Answer | null)[]> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<null>((resolve) => (timer = setTimeout(resolve, WAITED_MS, null)));
    try {
      return await Promise.all(markets.map((market) => (market.isClosed ? null : Promise.race([answerOf(market), silence]))));
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * What markets cost and can do now, for lists that are read often. Remembered for a moment, and null where the chain does not answer in time, so that
 * a silent node, or an oracle that a seller wrote to be slow, delays no list for longer.
 */
export function createMarketPrices({ chains, now }: { chains: ChainClients; now: Clock }) {
  const prices = remembering(now, async (market): Promise<LivePrice | null> => {
    const { chainId, marketId, oracle } = market;
    if (!chains.has(chainId)) return null;
    const address = oracle === null || isForeign(market) ? null : getAddress(oracle);
    // An auctioneer asks the market's oracle, which may be anybody's contract; those are not asked together with others.
    const client = isForeign(market) ? chains.quick(chainId) : chains.client(chainId);
    return readLivePrice(client, { chainId, id: BigInt(marketId), oracle: address });
  });
  const terms = remembering(now, async ({ chainId, auctioneer, strategy, marketId, payoutToken, quoteToken, oracle }) => {
    if (!chains.has(chainId)) return null;
    return readMarketTerms(chains.client(chainId), chains.quick(chainId), {
      chainId,
      auctioneer: getAddress(auctioneer),
      strategy,
      id: BigInt(marketId),
      payoutToken: getAddress(payoutToken.address),
      quoteToken: getAddress(quoteToken.address),
      oracle: oracle === null ? null : getAddress(oracle),
    });
  });

  return {
    /** The present prices of markets, in their order. */
    async pricesNow(markets: readonly BondMarket[]): Promise<Pick<ListedMarket, 'now' | 'isUnpriced'>[]> {
      const live = await prices(markets);
      return markets.map((market, index) => {
        const answer = live[index] ?? null;
        return { now: presentPrice(market, answer), isUnpriced: answer?.price === 0n };
      });
    },
    /** What they can do now. */
    async termsNow(markets: readonly BondMarket[]): Promise<(PresentTerms | null)[]> {
      const read = await terms(markets);
      return markets.map((market, index) => presentTerms(market, read[index] ?? null));
    },
  };
}

export type MarketPrices = ReturnType<typeof createMarketPrices>;

const decimalsOf = ({ payoutToken, quoteToken }: BondMarket) => ({
  payoutDecimals: payoutToken.decimals,
  quoteDecimals: quoteToken.decimals,
});

function presentTerms(market: BondMarket, terms: MarketTerms | null): PresentTerms | null {
  if (terms === null) return null;
  const { largestPayout, minimumPrice, fundedPayout, pendingOwner, oracleObservedAt } = terms;
  return {
    largestPayout: largestPayout.toString(),
    minimumPrice: minimumPrice === undefined ? null : humanPrice(minimumPrice, BigInt(market.scale), decimalsOf(market)),
    fundedPayout: fundedPayout.toString(),
    pendingOwner: pendingOwner ?? null,
    oracleObservedAt: oracleObservedAt === undefined ? null : new Date(Number(oracleObservedAt) * 1000).toISOString(),
  };
}

function presentPrice(market: BondMarket, live: LivePrice | null): PresentPrice | null {
  if (live === null || live.price === 0n) return null;
  const { payoutToken, quoteToken } = market;
  const price = humanPrice(live.price, BigInt(market.scale), decimalsOf(market));
  const [payoutUsd, quoteUsd] = [payoutToken.tokenPrice.lastPriceUsd, quoteToken.tokenPrice.lastPriceUsd];
  const rate = payoutUsd && quoteUsd ? payoutUsd / quoteUsd : undefined;
  return {
    price,
    oraclePrice: live.oracle?.isOurs ? amountText(live.oracle.price, live.oracle.decimals) : null,
    discount: discountPercent(price, referenceOf(live.oracle, rate)) ?? null,
  };
}
