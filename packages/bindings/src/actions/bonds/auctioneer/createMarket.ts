import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData, zeroHash } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../../call.ts';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';
import { type AnyMarketParams, encodeMarketParams } from './marketParams.ts';

export interface MarketOptions {
  isPrivate: boolean;
  /** Merkle root of the buyers of a private market, see `buyersTree`; zero where they come by permit only. */
  buyersRoot: Hex;
  /** Seconds over which a payout vests from its expiry on; 0 for all of it at the expiry. */
  linearDuration: number;
}

/** A public market whose payouts are had at their expiry. */
export const PLAIN_MARKET: MarketOptions = { isPrivate: false, buyersRoot: zeroHash, linearDuration: 0 };

export type CreateMarketParameters = AnyMarketParams & {
  /** Of the strategy and term: `auctioneerOf`. */
  auctioneer: Address;
  options?: MarketOptions;
};

/**
 * Creates a market that belongs to whoever executes the call: a wallet, a Safe such as a bonding-engine module, or a timelock. Reverts
 * `Auctioneer_InvalidParams` outside of the bounds, `Auctioneer_NotAuthorized` for a callback that nobody allowed and
 * `Auctioneer_NewMarketsNotAllowed` while there can be none.
 */
export function encodeCreateMarket({ auctioneer, options = PLAIN_MARKET, ...market }: CreateMarketParameters): Call {
  // `createMarket` is the same for every strategy; what differs is inside of its bytes.
  const args = [encodeMarketParams(market), options] as const;
  return { to: auctioneer, data: encodeFunctionData({ abi: fixedPriceAuctioneerAbi, functionName: 'createMarket', args }), value: 0n };
}

/** Sends it and returns the transaction hash; `createdMarketsIn` finds the market's id in the receipt. */
export const createMarket = (client: WriteClient, parameters: CreateMarketParameters): Promise<Hex> =>
  sendCall(client, encodeCreateMarket(parameters));
