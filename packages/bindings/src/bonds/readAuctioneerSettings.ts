import { type AuctioneerSettings, DEFAULT_SETTINGS, per1e5, type Strategy } from '@althing/domain/bonds';
import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../call.ts';
import { fixedPriceAuctioneerAbi, sequentialDutchAuctioneerAbi } from '../contracts.ts';

/** What an auctioneer asks of new markets. Only auctions have settings for tuning; those of others are the usual ones, which nothing reads. */
export async function readAuctioneerSettings(
  client: ReadClient,
  { auctioneer: address, strategy }: { auctioneer: Address; strategy: Strategy },
): Promise<AuctioneerSettings> {
  const any = { address, abi: fixedPriceAuctioneerAbi } as const;
  const [allowNewMarkets, minDepositInterval, minMarketDuration] = await Promise.all([
    readContract(client, { ...any, functionName: 'allowNewMarkets' }),
    readContract(client, { ...any, functionName: 'minDepositInterval' }),
    readContract(client, { ...any, functionName: 'minMarketDuration' }),
  ]);
  const common = {
    allowNewMarkets,
    minDepositInterval: BigInt(minDepositInterval),
    minMarketDuration: BigInt(minMarketDuration),
  };
  if (strategy !== 'sda') return { ...DEFAULT_SETTINGS, ...common };
  const auction = { address, abi: sequentialDutchAuctioneerAbi } as const;
  const [tuneInterval, tuneAdjustmentDelay, minDebtDecayInterval, minDebtBuffer] = await Promise.all([
    readContract(client, { ...auction, functionName: 'defaultTuneInterval' }),
    readContract(client, { ...auction, functionName: 'defaultTuneAdjustment' }),
    readContract(client, { ...auction, functionName: 'minDebtDecayInterval' }),
    readContract(client, { ...auction, functionName: 'minDebtBuffer' }),
  ]);
  return {
    ...common,
    tuneInterval: BigInt(tuneInterval),
    tuneAdjustmentDelay: BigInt(tuneAdjustmentDelay),
    minDebtDecayInterval: BigInt(minDebtDecayInterval),
    minDebtBuffer: per1e5(BigInt(minDebtBuffer)),
  };
}
