import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { sequentialDutchAuctioneerAbi } from '../../../contracts.ts';

/** How an auction tunes itself; times in UNIX seconds, intervals in seconds. */
export interface AuctionMetadata {
  lastTune: number;
  lastDecay: number;
  depositInterval: number;
  tuneInterval: number;
  tuneAdjustmentDelay: number;
  debtDecayInterval: number;
  /** In the token that the capacity counts. */
  tuneIntervalCapacity: bigint;
  /** In the token that the capacity counts. */
  tuneBelowCapacity: bigint;
  /** Units of the payout token. */
  lastTuneDebt: bigint;
}

/** Read by position. Reverts `Auctioneer_MarketDoesNotExist`. */
export async function getAuctionMetadata(
  client: ReadClient,
  { auctioneer, id }: { auctioneer: Address; id: bigint },
): Promise<AuctionMetadata> {
  const values = await readContract(client, {
    address: auctioneer,
    abi: sequentialDutchAuctioneerAbi,
    functionName: 'metadata',
    args: [id],
  });
  const [
    lastTune,
    lastDecay,
    depositInterval,
    tuneInterval,
    tuneAdjustmentDelay,
    debtDecayInterval,
    tuneIntervalCapacity,
    tuneBelowCapacity,
    lastTuneDebt,
  ] = values;
  return {
    lastTune,
    lastDecay,
    depositInterval,
    tuneInterval,
    tuneAdjustmentDelay,
    debtDecayInterval,
    tuneIntervalCapacity,
    tuneBelowCapacity,
    lastTuneDebt,
  };
}
