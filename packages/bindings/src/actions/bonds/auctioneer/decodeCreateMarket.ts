import type { Strategy } from '@althing/domain/bonds';
import type { Hex } from '@althing/domain/units';
import { decodeFunctionData } from 'viem';
import { fixedPriceAuctioneerAbi } from '../../../contracts.ts';
import { type MarketOptions, PLAIN_MARKET } from './createMarket.ts';
import { type AnyMarketParams, decodeMarketParams } from './marketParams.ts';

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
