import { zeroAddress } from 'viem';
import { type Address, sameAddress } from '../units.ts';
import type { Market } from './market.ts';
import { refuse, type Refused } from './refusal.ts';
import type { Timestamp } from './units.ts';

/** Ends a market for good: nothing is left to sell, and its conclusion is now. Refused once it has ended. */
export function closeMarket(market: Market, caller: Address, at: Timestamp): Market | Refused {
  if (!sameAddress(caller, market.owner)) return refuse('Auctioneer_OnlyMarketOwner');
  if (at >= market.conclusion && !market.isReference) return refuse('Auctioneer_MarketNotActive');
  return { ...market, capacity: 0n, conclusion: at };
}

/** Names who may take the market over. Pushing to oneself takes an offer back. */
export function pushOwnership(market: Market, caller: Address, candidate: Address): Market | Refused {
  if (!sameAddress(caller, market.owner)) return refuse('Auctioneer_OnlyMarketOwner');
  if (sameAddress(candidate, zeroAddress)) return refuse('Auctioneer_InvalidParams');
  return { ...market, candidate };
}

/** `mayCallBack`: whether the caller is authorised for callbacks, without which it could not run a market that has one. */
export function pullOwnership(market: Market, caller: Address, mayCallBack: boolean): Market | Refused {
  const { candidate, ...rest } = market;
  if (!sameAddress(caller, candidate)) return refuse('Auctioneer_NotAuthorized');
  if (market.isReference) return { ...market, owner: caller };
  return market.hasCallback && !mayCallBack ? refuse('Auctioneer_NotAuthorized') : { ...rest, owner: caller };
}
