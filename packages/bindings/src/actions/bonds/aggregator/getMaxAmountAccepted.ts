import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Quote before fees that one purchase can take now, units. */
export function getMaxAmountAccepted(
  client: ReadClient,
  { aggregator, id, referrer }: { aggregator: Address; id: bigint; referrer: Address },
): Promise<bigint> {
  return readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'maxAmountAccepted', args: [id, referrer] });
}
