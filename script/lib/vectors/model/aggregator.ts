import { findMarket, isLive, type Market } from '@althing/domain/bonds';
import type { Answer, Argument } from '../subject.ts';
import type { Json } from '../vectorFile.ts';
import { askAuctioneer } from './auctioneer.ts';
import { addressOf, asAddress, asFlag, asInteger, feeFor, isGuardian, momentOf, reverted, type World } from './world.ts';

type Address = `0x${string}`;
type View = (world: World, args: readonly Argument[]) => Json;

const MAX_UINT256 = 2n ** 256n - 1n;

/** Ids of live markets that pass, ascending; all markets sell the one payout token for the one quote token. */
const liveIds = (world: World, passes: (market: Market, id: bigint) => boolean): string[] =>
  world.markets.flatMap((market, index) => (isLive(market, world.at) && passes(market, BigInt(index)) ? [String(index)] : []));

const isPair = (payout: Argument | undefined, quote: Argument | undefined): boolean =>
  payout === addressOf('$payout') && quote === addressOf('$quote');

const VIEWS: Record<string, View> = {
  getAuctioneer: () => addressOf('$auctioneer'),
  getTeller: () => addressOf('$teller'),
  marketCounter: ({ markets }) => String(markets.length),
  liveMarketsBetween: (world, [first, last]) => liveIds(world, (_, id) => id >= asInteger(first) && id < asInteger(last)),
  liveMarketsFor: (world, [token, isPayout]) => liveIds(world, () => token === addressOf(asFlag(isPayout) ? '$payout' : '$quote')),
  liveMarketsBy: (world, [owner, first, last]) =>
    liveIds(world, (market, id) => market.owner === owner && id >= asInteger(first) && id < asInteger(last)),
  marketsFor: (world, [payout, quote]) => liveIds(world, () => isPair(payout, quote)),
  marketsForPayout: (_, [, index]) => asInteger(index).toString(),
  marketsForQuote: (_, [, index]) => asInteger(index).toString(),
  findMarketFor(world, [payout, quote, amount, minPayout, maxExpiry]) {
    if (!isPair(payout, quote)) return MAX_UINT256.toString();
    const oraclePrice = world.oracle && { oraclePrice: world.oracle.price };
    const offers = world.markets.map((market, id) => ({ id: BigInt(id), market, ...oraclePrice }));
    const wish = { amount: asInteger(amount), minPayout: asInteger(minPayout), maxExpiry: asInteger(maxExpiry) };
    return (findMarket(offers, { ...wish, fee: feeFor(world, addressOf('none')), at: momentOf(world).at }) ?? MAX_UINT256).toString();
  },
};

const OF_MARKETS = ['marketPrice', 'marketScale', 'payoutFor', 'maxAmountAccepted', 'isInstantSwap', 'isLive', 'currentCapacity'];

/** @throws Error where the aggregator has no such view. */
export function askAggregator(world: World, fn: string, args: readonly Argument[]): Answer<Json> {
  if (OF_MARKETS.includes(fn)) return askAuctioneer(world, fn, args);
  const view = VIEWS[fn];
  if (!view) throw new Error(`the aggregator has no ${fn}`);
  return { value: view(world, args) };
}

/** Registration by anybody but its auctioneers, and of the one that is registered. @throws Error for anything else. */
export function actOnAggregator(caller: Address, fn: string, args: readonly Argument[]): Answer<true> {
  if (fn === 'registerMarket') return reverted('Aggregator_OnlyAuctioneer');
  if (fn !== 'registerAuctioneer') throw new Error(`the aggregator has no ${fn}`);
  return isGuardian(caller) ? reverted('Aggregator_AlreadyRegistered', asAddress(args[0])) : reverted('OwnableUnauthorizedAccount');
}
