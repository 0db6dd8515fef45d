import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { sequentialDutchAuctioneerAbi } from '../../../contracts.ts';

/** A lowering of the control variable that is spread over time. */
export interface AuctionAdjustment {
  /** What is left of it. */
  change: bigint;
  /** UNIX seconds. */
  lastAdjustment: number;
  /** Seconds. */
  timeToAdjusted: number;
  active: boolean;
}

/** Read by position. Reverts `Auctioneer_MarketDoesNotExist`. */
export async function getAuctionAdjustment(
  client: ReadClient,
  { auctioneer, id }: { auctioneer: Address; id: bigint },
): Promise<AuctionAdjustment> {
  const values = await readContract(client, {
    address: auctioneer,
    abi: sequentialDutchAuctioneerAbi,
    functionName: 'adjustments',
    args: [id],
  });
  const [change, lastAdjustment, timeToAdjusted, active] = values;
  return { change, lastAdjustment, timeToAdjusted, active };
}
