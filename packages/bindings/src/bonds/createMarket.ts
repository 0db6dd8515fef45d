import type { Strategy } from '@althing/domain/bonds';
import type { Address, Hex } from '@althing/domain/units';
import { decodeFunctionData, zeroHash } from 'viem';
import { type Call, contractCall } from '../call.ts';
import { fixedPriceAuctioneerAbi } from '../contracts.ts';
import { type AnyMarketParams, decodeMarketParams, encodeMarketParams } from './marketParams.ts';

export interface MarketOptions {
  isPrivate: boolean;
  /** Merkle root of the buyers of a private market, see `buyersTree`; zero where they are admitted by permits only. */
  buyersRoot: Hex;
  /** Seconds over which a payout vests, starting at its expiry; 0 for all of it at the expiry. */
  linearDuration: number;
  /**
   * The market is not created if the oracle's price at execution is lower; in the oracle's decimals, 0 for no such limit. A proposed or signed call
   * may be
   * executed much later, and the market's minimum price follows from the oracle's price at that time.
   */
  leastOraclePrice: bigint;
}

/** Options of a public market whose payouts are available at their expiry. */
export const PLAIN_MARKET: MarketOptions = { isPrivate: false, buyersRoot: zeroHash, linearDuration: 0, leastOraclePrice: 0n };

export type CreateMarketParameters = AnyMarketParams & {
  /** The auctioneer of the strategy and term, see `auctioneerOf`. */
  auctioneer: Address;
  options?: MarketOptions;
};

/**
 * Creates a market that belongs to whoever executes the call: a wallet, a Safe such as a bonding-engine module, or a timelock. Reverts with
 * `Auctioneer_InvalidParams` for parameters out of bounds, `Auctioneer_OraclePriceBelowLeast`, `Auctioneer_NotAuthorized` for a callback that is not
 * allowed, and
 * `Auctioneer_NewMarketsNotAllowed` while none may be created.
 */
export function encodeCreateMarket({ auctioneer, options = PLAIN_MARKET, ...market }: CreateMarketParameters): Call {
  // `createMarket` is the same for every strategy; the differences are in its encoded parameters.
  const args = [encodeMarketParams(market), options] as const;
  return contractCall({ address: auctioneer, abi: fixedPriceAuctioneerAbi, functionName: 'createMarket', args });
}

export interface MarketCreation {
  market: AnyMarketParams;
  /** The encoded parameters, which the creation's event logs unchanged. */
  params: Hex;
  options: MarketOptions;
}

/** What a call of `createMarket`, in either form, would create; undefined where the bytes are not such a call. */
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
