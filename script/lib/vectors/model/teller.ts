import {
  bondExpiry,
  bondTokenId,
  checkReferrerFee,
  createFee,
  isInstantSwap,
  isRefused,
  type Market,
  type Per1e5,
  per1e5,
  purchase,
  type Refused,
  setCreateDiscount,
  setProtocolFee,
  splitPurchase,
  startOfDay,
  vestingStart,
} from '@althing/domain/bonds';
import type { Answer, Argument, PurchaseInput } from '../subject.ts';
import type { Json, JsonRecord } from '../vectorFile.ts';
import {
  add,
  addressOf,
  answer,
  asAddress,
  asInteger,
  entry,
  feeFor,
  isGuardian,
  issueBonds,
  momentOf,
  OK,
  reverted,
  takesFees,
  type World,
} from './world.ts';

type Address = `0x${string}`;
type Act = (world: World, caller: Address, args: readonly Argument[]) => Answer<true>;

const INVALID_PARAMS = reverted('Teller_InvalidParams');
const UNSUPPORTED_TOKEN = reverted('Teller_UnsupportedToken');

/** By the authority only: the protocol's fees. */
const settingFees =
  (change: (fees: World['fees'], fee: Per1e5) => World['fees'] | Refused): Act =>
  (world, caller, [fee]) => {
    if (!isGuardian(caller)) return reverted('Teller_NotAuthorized');
    const fees = change(world.fees, per1e5(asInteger(fee)));
    if (isRefused(fees)) return answer<true>(fees);
    world.fees = fees;
    return OK;
  };

const ACTS: Record<string, Act> = {
  setProtocolFee: settingFees(setProtocolFee),
  setCreateFeeDiscount: settingFees(setCreateDiscount),
  setReferrerFee(world, caller, [fee]) {
    const checked = checkReferrerFee(per1e5(asInteger(fee)));
    if (isRefused(checked)) return answer<true>(checked);
    world.referrerFees.set(caller, checked);
    return OK;
  },
  deploy(world, _, [, expiry]) {
    const day = startOfDay(asInteger(expiry));
    if (day < world.at) return INVALID_PARAMS;
    issueBonds(world, day, addressOf('none'), 0n);
    return OK;
  },
  create(world, caller, [underlying, expiry, amount]) {
    const day = startOfDay(asInteger(expiry));
    if (day < world.at || asInteger(amount) === 0n) return INVALID_PARAMS;
    if (!world.bonds.has(day)) return reverted('Teller_TokenDoesNotExist', '$payout', day.toString());
    if (takesFees(world.vector.payout)) return UNSUPPORTED_TOKEN;
    const fee = createFee(asInteger(amount), world.fees);
    add(world.balances, asAddress(underlying), caller, -asInteger(amount));
    add(world.rewards, asAddress(underlying), addressOf('protocol'), fee);
    issueBonds(world, day, caller, asInteger(amount) - fee);
    return OK;
  },
  claimFees(world, caller, [tokens, to]) {
    for (const token of tokens as readonly Address[]) {
      const amount = entry(world.rewards, token, caller);
      add(world.rewards, token, caller, -amount);
      add(world.balances, token, asAddress(to), amount);
    }
    return OK;
  },
};

/** What stands for the token of a maturity. */
const bondAddress = (expiry: bigint): string => `0x${expiry.toString(16).padStart(40, '0')}`;

function bondToken({ term, bonds }: World, expiry: bigint): Answer<Json> {
  if (term === 'fixed-term') throw new Error('a teller of fixed terms has no bond tokens of its own');
  const day = startOfDay(expiry);
  return bonds.has(day) ? { value: bondAddress(day) } : reverted('Teller_TokenDoesNotExist', '$payout', day.toString());
}

const TOKENS: Record<string, (world: World, args: readonly Argument[]) => Answer<Json>> = {
  getBondToken: (world, [, expiry]) => bondToken(world, asInteger(expiry)),
  getBondTokenForMarket: (world, [id]) => bondToken(world, world.markets[Number(asInteger(id))]?.vesting ?? 0n),
};

const VIEWS: Record<string, (world: World, args: readonly Argument[]) => bigint> = {
  getFee: (world, [referrer]) => feeFor(world, asAddress(referrer)),
  getTokenId: (_, [underlying, expiry]) => bondTokenId(asAddress(underlying), asInteger(expiry)),
  protocolFee: ({ fees }) => fees.protocol,
  createFeeDiscount: ({ fees }) => fees.createDiscount,
  referrerFees: ({ referrerFees }, [referrer]) => referrerFees.get(asAddress(referrer)) ?? 0n,
  rewards: ({ rewards }, [holder, token]) => entry(rewards, asAddress(token), asAddress(holder)),
};

/** @throws Error where the teller has no such function. */
export function actOnTeller(world: World, caller: Address, fn: string, args: readonly Argument[]): Answer<true> {
  const act = ACTS[fn];
  if (!act) throw new Error(`tellers have no ${fn}`);
  return act(world, caller, args);
}

/** @throws Error where the teller has no such view. */
export function askTeller(world: World, fn: string, args: readonly Argument[]): Answer<Json> {
  const token = TOKENS[fn];
  if (token) return token(world, args);
  const view = VIEWS[fn];
  if (!view) throw new Error(`tellers have no ${fn}`);
  return { value: view(world, args).toString() };
}

/** 0 where a purchase is paid at once; the end of a linear schedule. */
function expiryOf(market: Market, at: bigint): bigint {
  if (market.linearDuration > 0n) return vestingStart(market, at) + market.linearDuration;
  return isInstantSwap(market, at) ? 0n : bondExpiry(market, at);
}

/** The reference knows none of these checks. */
function isOddParty(world: World, buyer: Address, recipient: Address, referrer: Address): boolean {
  if (world.isReference) return false;
  const nobodys = [addressOf('none'), addressOf('$teller')].includes(recipient);
  return nobodys || referrer === buyer || referrer === recipient;
}

export function buy(world: World, buyer: Address, input: PurchaseInput): Answer<JsonRecord> {
  const { marketId, amount, minAmountOut: minPayout } = input;
  const [referrer, recipient] = [addressOf(input.referrer), addressOf(input.recipient)];
  const quote = addressOf('$quote');
  if (isOddParty(world, buyer, recipient, referrer)) return INVALID_PARAMS;
  const market = world.markets[Number(marketId)];
  if (!market) return reverted('Auctioneer_MarketDoesNotExist');
  const split = splitPurchase(amount, world.fees.protocol, world.referrerFees.get(referrer) ?? per1e5(0n));
  if (market.hasCallback && !world.mayCallBack.has(market.owner)) return reverted('Auctioneer_NotAuthorized');
  const bought = purchase(market, { ...momentOf(world), amount: split.net, minPayout });
  if (isRefused(bought)) return answer<JsonRecord>(bought);
  if (takesFees(world.vector.quote) || takesFees(world.vector.payout)) return UNSUPPORTED_TOKEN;
  if (market.hasCallback && world.callbackShort > 0n) return reverted('Teller_InvalidCallback');
  const isInstant = isInstantSwap(market, world.at);
  const isLinear = market.linearDuration > 0n;
  const expiry = expiryOf(market, world.at);
  world.markets[Number(marketId)] = bought.market;
  add(world.rewards, quote, addressOf('protocol'), split.toProtocol);
  add(world.rewards, quote, referrer, split.toReferrer);
  if (isInstant) add(world.balances, addressOf('$payout'), recipient, bought.payout);
  else if (!isLinear) issueBonds(world, expiry, recipient, bought.payout);
  return {
    value: {
      payout: bought.payout.toString(),
      bondedAmount: amount.toString(),
      toOwnerOrCallback: split.net.toString(),
      toProtocol: split.toProtocol.toString(),
      toReferrer: split.toReferrer.toString(),
      paidOutNow: (isInstant ? bought.payout : 0n).toString(),
      expiry: expiry.toString(),
      ...(bought.tuned && {
        tuned: { oldControlVariable: bought.tuned.from.toString(), newControlVariable: bought.tuned.to.toString() },
      }),
      ...(bought.closed && { marketClosed: true }),
    },
  };
}

export function redeemBonds(world: World, holder: Address, expiry: bigint, amount: bigint): Answer<true> {
  const holders = world.bonds.get(expiry);
  if (!holders) return world.term === 'fixed-term' ? INVALID_PARAMS : UNSUPPORTED_TOKEN;
  if (amount === 0n) return INVALID_PARAMS;
  if (world.at < expiry) return reverted('Teller_TokenNotMatured', expiry.toString());
  const balance = holders.get(holder) ?? 0n;
  if (amount > balance) return reverted('InsufficientBalance');
  holders.set(holder, balance - amount);
  add(world.balances, addressOf('$payout'), holder, amount);
  return OK;
}
