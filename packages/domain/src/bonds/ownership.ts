import { zeroAddress } from 'viem';
import { type Address, sameAddress } from '../units.ts';
import type { Market } from './market.ts';
import { refuse, type Refused } from './refusal.ts';
import type { Timestamp } from './units.ts';

/** Closes a market for good: its capacity becomes 0 and its conclusion is now. Refused once it has ended. */
export function closeMarket(market: Market, caller: Address, at: Timestamp): Market | Refused {
  if (!sameAddress(caller, market.owner)) return refuse('Auctioneer_OnlyMarketOwner');
  if (at >= market.conclusion && !market.isReference) return refuse('Auctioneer_MarketNotActive');
  return { ...market, capacity: 0n, conclusion: at };
}

/** Offers the ownership to an account. Offering it to oneself withdraws an earlier offer. */
export function pushOwnership(market: Market, caller: Address, candidate: Address): Market | Refused {
  if (!sameAddress(caller, market.owner)) return refuse('Auctioneer_OnlyMarketOwner');
  if (sameAddress(candidate, zeroAddress)) return refuse('Auctioneer_InvalidParams');
  return { ...market, candidate };
}

/**
 * Takes an offered ownership over. `mayCallBack`: whether the caller is authorised for callbacks, without which it could not run a market that
 * uses them.
 */
export function pullOwnership(market: Market, caller: Address, mayCallBack: boolean): Market | Refused {
  const { candidate, ...rest } = market;
  if (!sameAddress(caller, candidate)) return refuse('Auctioneer_NotAuthorized');
  if (market.isReference) return { ...market, owner: caller };
  return market.hasCallback && !mayCallBack ? refuse('Auctioneer_NotAuthorized') : { ...rest, owner: caller };
}
