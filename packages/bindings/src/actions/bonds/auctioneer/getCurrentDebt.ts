import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { sequentialDutchAuctioneerAbi } from '../../../contracts.ts';

/** Debt of an auction now, units of the payout token: what its price falls with. */
export function getCurrentDebt(client: ReadClient, { auctioneer, id }: { auctioneer: Address; id: bigint }): Promise<bigint> {
  return readContract(client, { address: auctioneer, abi: sequentialDutchAuctioneerAbi, functionName: 'currentDebt', args: [id] });
}
