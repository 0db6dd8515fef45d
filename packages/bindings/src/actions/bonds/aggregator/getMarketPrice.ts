import type { Address } from '@althing/domain/units';
import { readContract } from 'viem/actions';
import type { ReadClient } from '../../../call.ts';
import { bondAggregatorAbi } from '../../../contracts.ts';

/** Price now in the scale of the market; 0 where it cannot be read (file 3 §7), be the market unknown or the node away. */
export async function getMarketPrice(client: ReadClient, { aggregator, id }: { aggregator: Address; id: bigint }): Promise<bigint> {
  try {
    return await readContract(client, { address: aggregator, abi: bondAggregatorAbi, functionName: 'marketPrice', args: [id] });
  } catch {
    return 0n;
  }
}
