import { type AnyMarketParams, encodeMarketParams } from '@althing/bindings';
import type { MarketParameters } from '@althing/domain/bonds';
import { zeroHash } from 'viem';

/** Arguments of `createMarket`: with options where the market is linear, as clients of the reference call it otherwise. */
export function creationArguments({ linearDuration }: MarketParameters, market: AnyMarketParams): readonly unknown[] {
  const params = encodeMarketParams(market);
  return linearDuration === 0n ? [params] : [params, { isPrivate: false, buyersRoot: zeroHash, linearDuration, leastOraclePrice: 0n }];
}
