import {
  closeMarket,
  currentControlVariable,
  currentDebt,
  isInstantSwap,
  isLive,
  isRefused,
  type Market,
  maxAmountAccepted,
  maxPayout,
  payoutFor,
  per1e5,
  priceAt,
  pullOwnership,
  pushOwnership,
  type Refused,
  setDefaults,
  setIntervals,
  setMinDepositInterval,
  setMinMarketDuration,
} from '@althing/domain/bonds';
import type { Answer, Argument } from '../subject.ts';
import type { Json } from '../vectorFile.ts';
import { answer, asAddress, asFlag, asInteger, asIntegers, feeFor, isGuardian, momentOf, OK, reverted, type World } from './world.ts';

type Address = `0x${string}`;
type Act = (world: World, caller: Address, args: readonly Argument[]) => Answer<true>;
type View = (world: World, market: Market, args: readonly Argument[]) => bigint | boolean | string | Record<string, string> | Refused;

const NO_SUCH_MARKET = reverted('Auctioneer_MarketDoesNotExist');
const NOT_AUTHORIZED = reverted('Auctioneer_NotAuthorized');

/** A change of one market, which `args` name first. */
const changing =
  (change: (world: World, market: Market, caller: Address, args: readonly Argument[]) => Market | Refused): Act =>
  (world, caller, [id, ...args]) => {
    const market = world.markets[Number(asInteger(id))];
    if (!market) return NO_SUCH_MARKET;
    const changed = change(world, market, caller, args);
    if (isRefused(changed)) return answer<true>(changed);
    world.markets[Number(asInteger(id))] = changed;
    return OK;
  };

/** A change of what new markets are measured by. */
const setting =
  (change: (world: World, args: readonly Argument[]) => World['settings'] | Refused): Act =>
  (world, caller, args) => {
    if (!isGuardian(caller)) return NOT_AUTHORIZED;
    const settings = change(world, args);
    if (isRefused(settings)) return answer<true>(settings);
    world.settings = settings;
    return OK;
  };

const ACTS: Record<string, Act> = {
  closeMarket: changing(({ at }, market, caller) => closeMarket(market, caller, at)),
  pushOwnership: changing((_, market, caller, [to]) => pushOwnership(market, caller, asAddress(to))),
  pullOwnership: changing(({ mayCallBack }, market, caller) => pullOwnership(market, caller, mayCallBack.has(caller))),
  setIntervals: changing(({ settings, at }, market, caller, [intervals]) => {
    const [tuneInterval = 0n, tuneAdjustmentDelay = 0n, debtDecayInterval = 0n] = asIntegers(intervals);
    return setIntervals(market, { tuneInterval, tuneAdjustmentDelay, debtDecayInterval }, settings.minDebtDecayInterval, caller, at);
  }),
  setDefaults(world, caller, args) {
    // Only what tunes has defaults; elsewhere nothing happens, whoever asks.
    return world.vector.strategy === 'sda' ? setTuningDefaults(world, caller, args) : OK;
  },
  setAllowNewMarkets: setting(({ settings }, [allowed]) => ({ ...settings, allowNewMarkets: asFlag(allowed) })),
  setMinDepositInterval: setting(({ settings }, [interval]) => setMinDepositInterval(settings, asInteger(interval))),
  setMinMarketDuration: setting(({ settings }, [duration]) => setMinMarketDuration(settings, asInteger(duration))),
  setCallbackAuthStatus(world, caller, [creator, authorized]) {
    if (!isGuardian(caller)) return NOT_AUTHORIZED;
    if (asFlag(authorized)) world.mayCallBack.add(asAddress(creator));
    else world.mayCallBack.delete(asAddress(creator));
    return OK;
  },
};

const setTuningDefaults = setting(({ settings }, [defaults]) => {
  const [tuneInterval = 0n, tuneAdjustmentDelay = 0n, minDebtDecayInterval = 0n, minDepositInterval = 0n, ...rest] = asIntegers(defaults);
  const [minMarketDuration = 0n, minDebtBuffer = 0n] = rest;
  return setDefaults(settings, {
    tuneInterval,
    tuneAdjustmentDelay,
    minDebtDecayInterval,
    minDepositInterval,
    minMarketDuration,
    minDebtBuffer: per1e5(minDebtBuffer),
  });
});

/** Argument of a question about a dynamic auction. */
const auctionOnly = (ask: (market: Extract<Market, { strategy: 'sda' }>, at: bigint) => bigint): View => {
  return ({ at }, market) => {
    if (market.strategy !== 'sda') throw new Error(`a market of ${market.strategy} has no debt`);
    return ask(market, at);
  };
};

const VIEWS: Record<string, View> = {
  marketPrice: (world, market) => priceAt(market, momentOf(world)),
  marketScale: (_, { scale }) => scale,
  maxPayout: (world, market) => maxPayout(market, momentOf(world)),
  currentCapacity: (_, { capacity }) => capacity,
  isLive: ({ at }, market) => isLive(market, at),
  isInstantSwap: ({ at }, market) => isInstantSwap(market, at),
  ownerOf: (_, { owner }) => owner,
  payoutFor: (world, market, [amount, referrer]) =>
    payoutFor(market, asInteger(amount), feeFor(world, asAddress(referrer)), momentOf(world)),
  maxAmountAccepted: (world, market, [referrer]) => maxAmountAccepted(market, feeFor(world, asAddress(referrer)), momentOf(world)),
  getMarketInfoForPurchase(world, market) {
    const most = maxPayout(market, momentOf(world));
    return isRefused(most) ? most : { vesting: market.vesting.toString(), maxPayout: most.toString() };
  },
  currentDebt: auctionOnly(currentDebt),
  currentControlVariable: auctionOnly(currentControlVariable),
};

/** @throws Error where the auctioneer has no such function. */
export function actOnAuctioneer(world: World, caller: Address, fn: string, args: readonly Argument[]): Answer<true> {
  const act = ACTS[fn];
  if (!act) throw new Error(`auctioneers have no ${fn}`);
  return act(world, caller, args);
}

/** The amount comes before the id where there is one. @throws Error where the auctioneer has no such view. */
export function askAuctioneer(world: World, fn: string, args: readonly Argument[]): Answer<Json> {
  const view = VIEWS[fn];
  if (!view) throw new Error(`auctioneers have no ${fn}`);
  const [id, ...rest] = fn === 'payoutFor' ? [args[1]!, args[0]!, args[2]!] : args;
  const market = world.markets[Number(asInteger(id))];
  if (!market) return NO_SUCH_MARKET;
  const result = view(world, market, rest);
  if (isRefused(result)) return answer<Json>(result);
  return { value: typeof result === 'bigint' ? result.toString() : result };
}
