import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Payout in units for `amount` quote before fees. The zero address is no referrer. Reverts `Auctioneer_MaxPayoutExceeded`. */
export function getPayoutFor(
  client: ReadClient,
  { aggregator, amount, id, referrer }: { aggregator: Address; amount: bigint; id: bigint; referrer: Address },
): Promise<bigint> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'payoutFor', args: [amount, id, referrer] });
}
