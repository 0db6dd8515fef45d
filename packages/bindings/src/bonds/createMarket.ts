import type { Strategy } from '@althing/domain/bonds';
import type { Address, Hex } from '@althing/domain/units';
import { decodeFunctionData, zeroHash } from 'viem';
import { type Call, contractCall } from '../call.ts';
import { fixedPriceAuctioneerAbi } from '../contracts.ts';
import { type AnyMarketParams, decodeMarketParams, encodeMarketParams } from './marketParams.ts';

export interface MarketOptions {
  isPrivate: boolean;
  /** Merkle root of the buyers of a private market, see `buyersTree`; zero where they come by permit only. */
  buyersRoot: Hex;
  /** Seconds over which a payout vests from its expiry on; 0 for all of it at the expiry. */
  linearDuration: number;
  /**
   * Below which, as the oracle has it when the call is executed, there is no market; in the oracle's decimals, 0 for any. What is proposed or
   * signed now may be executed much later, and the price that is never undercut follows from the oracle's of that moment.
   */
  leastOraclePrice: bigint;
}

/** A public market whose payouts are had at their expiry. */
export const PLAIN_MARKET: MarketOptions = { isPrivate: false, buyersRoot: zeroHash, linearDuration: 0, leastOraclePrice: 0n };

export type CreateMarketParameters = AnyMarketParams & {
  /** Of the strategy and term: `auctioneerOf`. */
  auctioneer: Address;
  options?: MarketOptions;
};

/**
 * Creates a market that belongs to whoever executes the call: a wallet, a Safe such as a bonding-engine module, or a timelock. Reverts
 * `Auctioneer_InvalidParams` outside of the bounds, `Auctioneer_OraclePriceBelowLeast`, `Auctioneer_NotAuthorized` for a callback that nobody allowed and
 * `Auctioneer_NewMarketsNotAllowed` while there can be none.
 */
export function encodeCreateMarket({ auctioneer, options = PLAIN_MARKET, ...market }: CreateMarketParameters): Call {
  // `createMarket` is the same for every strategy; what differs is inside of its bytes.
  const args = [encodeMarketParams(market), options] as const;
  return contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'createMarket', args });
}

export interface MarketCreation {
  market: AnyMarketParams;
  /** As they travel; a market that is created logs them unchanged. */
  params: Hex;
  options: MarketOptions;
}

/** What a call of `createMarket`, in either form, would create; undefined where the bytes are no such call. */
export function decodeCreateMarket(strategy: Strategy, data: Hex): MarketCreation | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: fixedPriceAuctioneerAbi, data });
    if (functionName !== 'createMarket') return undefined;
    const [params, options = PLAIN_MARKET] = args;
    return { market: decodeMarketParams(strategy, params), params, options };
  } catch {
    return undefined;
  }
}
